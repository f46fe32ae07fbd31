import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { thankYou } from '../../content/pages/thank-you';
import { useConversion } from '../../features/tracking/use-conversion';
import { ASKED, placeIn, sentLeadIn, wishIn } from '../../shared/submitted-lead/asked';
import { Page } from '../../shared/layout/page';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import { RichTextView } from '../../shared/ui/prose';
import styles from './thank-you-page.module.css';

const nothingChanges = () => () => {};

export default function ThankYouPage() {
  const config = useRuntimeConfig();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useLocation();
  // The pre-rendered page knows no submission.
  const wish = useSyncExternalStore(
    nothingChanges,
    () => wishIn(state),
    () => null,
  );
  const place = placeIn(state);
  const isValuation = wish === 'alone';
  const steps = isValuation ? thankYou.valuationSteps : thankYou.steps;
  useConversion(query.get('source') ?? 'unknown', query.get('city') ?? '');

  return (
    <Page title={pageTitle(config, 'thankYou')} className={styles.page}>
      <h1 className={styles.title}>{thankYou.title}</h1>
      <div className={styles.columns}>
        <section>
          <p className={styles.lead}>
            {wish && place && `${thankYou.nowAsking(ASKED[wish], place)} `}
            {thankYou.text}
          </p>
          {wish && (
            <p className={styles.follow}>
              <Button arrow onClick={() => void navigate(sentLeadIn(state))}>
                {thankYou.follow}
              </Button>
              <span>{isValuation ? thankYou.followValuationText : thankYou.followText}</span>
            </p>
          )}
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h2 className={styles.stepTitle}>{step.title}</h2>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <p>
            <RichTextView text={thankYou.questions(config)} />
          </p>
        </section>
        <nav className={styles.meanwhile} aria-labelledby="meanwhile">
          <Picture
            name="room-mirror"
            sizes="(width < 800px) 100vw, 480px"
            className={styles.picture}
          />
          <h2 className={styles.meanwhileTitle} id="meanwhile">
            {thankYou.linksTitle}
          </h2>
          <ul className={styles.links}>
            {thankYou.links.map(({ text, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {text}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  );
}
