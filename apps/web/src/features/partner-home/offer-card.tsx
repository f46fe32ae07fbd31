import {
  type PartnerAssignmentDto,
  useAcceptAsPartnerMutation,
} from '@boligstyling/api-client/partner';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { partnerAnswer } from '../../content/partner-answer';
import { partnerHome } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { useNow } from '../../shared/format/now';
import { isWords, masked, OwnerWords } from '../../shared/links/owner-words';
import { priceOfYes, usePriceInFull } from '../../shared/links/price-text';
import { useAct } from '../../shared/links/use-act';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './offer-card.module.css';
import { dayAt, norwegianDay } from '@boligstyling/domain';
import { formatClock, formatRecentDay, formatWeekday } from '../../shared/format/moment';

const IN_THE_TITLE = ['service_type', 'location'];
/** Before acceptance the address is only a postal code. */
const LABELLED = ['address', 'municipality_number'];

export function OfferCard({ offer }: { offer: PartnerAssignmentDto }) {
  const [accept, accepting] = useAcceptAsPartnerMutation();
  const navigate = useNavigate();
  const act = useAct();
  const priceInFull = usePriceInFull();
  const titleId = useId();
  const page = offer.link && `${paths.partnerAnswer}#${offer.link}`;
  const facts = offer.details
    .filter((each) => !IN_THE_TITLE.includes(each.field) && !isWords(each))
    .map(({ field, label, value }) => (LABELLED.includes(field) ? `${label} ${value}` : value));

  const take = async () => {
    const isAccepted = await act(accept({ id: offer.id }));
    if (isAccepted && page) await navigate(page);
  };

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {page ? <a href={page}>{offer.title}</a> : offer.title}
        </h2>
        <p className={styles.price}>{priceInFull(offer.price_ore)}</p>
      </div>
      <p className="muted">{masked(facts.join(', '))}</p>
      <div className={styles.words}>
        <OwnerWords details={offer.details} />
      </div>
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

function Deadline({ offer: { deadline, offered_at } }: { offer: PartnerAssignmentDto }) {
  const at = useNow();
  if (!deadline) return <p className={styles.deadline}>{partnerHome.noDeadline}</p>;
  return (
    <div className={styles.deadline} data-is={isDueToday(deadline, at) ? 'today' : undefined}>
      <p>
        <Icon name="clock" />
        {partnerHome.answerBy(deadlineIn(deadline, at))}
      </p>
      <p className="muted">{timeLeft(deadline, at)}</p>
      <svg
        className={styles.line}
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="100" height="3" />
        <rect width={100 * partLeft(offered_at, deadline, at)} height="3" />
      </svg>
    </div>
  );
}

const declinePage = (token: string) => `${paths.partnerAnswer}?passer-ikke#${token}`;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** In Norwegian time. */
const isDueToday = (deadline: string, now: Date): boolean =>
  norwegianDay(new Date(deadline)) === norwegianDay(now);

/** «i dag innen kl. 16:00», from a week on «innen 4. desember kl. 14:00». */
export function deadlineIn(deadline: string, now: Date): string {
  const clock = formatClock(deadline);
  if (isDueToday(deadline, now)) return partnerHome.today(clock);
  const isFar = norwegianDay(new Date(deadline)) >= dayAt(norwegianDay(now), 7);
  const day = isFar ? formatRecentDay(deadline, now.getTime()) : formatWeekday(deadline);
  return partnerHome.by(day, clock);
}

/** «2 t 10 min igjen». */
export function timeLeft(deadline: string, now: Date): string {
  const minutes = Math.floor((Date.parse(deadline) - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return partnerHome.noTimeLeft;
  if (minutes >= DAY_MINUTES) return partnerHome.daysLeft(Math.floor(minutes / DAY_MINUTES));
  return partnerHome.hoursLeft(Math.floor(minutes / 60), minutes % 60);
}

/** 0–1. */
export function partLeft(from: string, deadline: string, now: Date): number {
  const all = Date.parse(deadline) - Date.parse(from);
  return Math.min(1, Math.max(0, (Date.parse(deadline) - now.getTime()) / all));
}
