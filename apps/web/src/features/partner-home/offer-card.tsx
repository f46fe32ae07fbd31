import { type PartnerOfferDto, useAcceptAsPartnerMutation } from '@boligstyling/api-client/partner';
import { MASK } from '@boligstyling/domain';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { partnerAnswer } from '../../content/partner-answer';
import { partnerHome } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { priceOfYes, usePriceInFull } from '../../shared/links/price-text';
import { useAct } from '../../shared/links/use-act';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './offer-card.module.css';
import { isToday, partLeft, timeLeft, untilWhen } from './time-left';

/** In the title, or beside it in words of its own. */
const NO_FACT = ['service_type', 'location', 'address', 'message', 'styling_needs'];

/** One request that waits for an answer. A yes leads to its own page, where the owner then is. */
export function OfferCard({ offer }: { offer: PartnerOfferDto }) {
  const [accept, accepting] = useAcceptAsPartnerMutation();
  const navigate = useNavigate();
  const act = useAct();
  const priceInFull = usePriceInFull();
  const titleId = useId();
  const page = offer.link && `${paths.partnerAnswer}#${offer.link}`;
  const facts = offer.details.filter(({ field }) => !NO_FACT.includes(field));
  const words = offer.details.find(({ field }) => field === 'message');

  const take = async () => {
    const isTaken = await act(accept({ id: offer.id }));
    if (isTaken && page) await navigate(page);
  };

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {page ? <a href={page}>{offer.title}</a> : offer.title}
        </h2>
        <p className={styles.price}>{priceInFull(offer.price_ore)}</p>
      </div>
      <p className={styles.facts}>{facts.map(({ value }) => shown(value)).join(', ')}</p>
      {words && <blockquote className={styles.words}>{shown(words.value)}</blockquote>}
      <Deadline offer={offer} />
      <div className={styles.answers}>
        <Button size="small" busy={accepting.isLoading} onClick={() => void take()}>
          {partnerAnswer.accept(priceOfYes(offer.price_ore))}
        </Button>
        {offer.link && (
          <ButtonLink size="small" variant="outline" to={declinePage(offer.link)}>
            {partnerAnswer.decline}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Deadline({ offer: { deadline, offered_at } }: { offer: PartnerOfferDto }) {
  if (!deadline) return <p className={styles.deadline}>{partnerHome.noDeadline}</p>;
  const now = new Date();
  return (
    <div className={styles.deadline} data-is={isToday(deadline, now) ? 'today' : undefined}>
      <p>
        <Icon name="clock" />
        {partnerHome.answerBy(untilWhen(deadline, now))}
      </p>
      <p className={styles.left}>{timeLeft(deadline, now)}</p>
      <svg
        className={styles.line}
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="100" height="3" />
        <rect width={100 * partLeft(offered_at, deadline, now)} height="3" />
      </svg>
    </div>
  );
}

const declinePage = (token: string) => `${paths.partnerAnswer}?passer-ikke#${token}`;
const shown = (value: string): string => value.replaceAll(MASK, `[${partnerAnswer.hidden}]`);
