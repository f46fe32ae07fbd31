import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { hero, homeHeadline, homeLead } from '../../content/pages/home';
import { ButtonLink } from '../../shared/ui/button';
import { LEAD_FORM_ID } from '../sections/form-section';
import { BeforeAfter } from './before-after';
import styles from './hero.module.css';

/**
 * Breaks its lines alike with and without a city, so that nothing moves when the city comes in. Each
 * space belongs to its word: one by itself, between a server's comments, is not heard in Chromium.
 */
function Headline({ parts: [start, middle, end] }: { parts: ReturnType<typeof homeHeadline> }) {
  return (
    <h1>
      {`${start} `}
      <span className={styles.wideLine}>
        {`${middle} `}
        <span className={styles.narrowLine}>{end}</span>
      </span>
    </h1>
  );
}

export function Hero({ city }: { city?: string }) {
  const config = useRuntimeConfig();
  return (
    <>
      <div className={styles.hero}>
        <Headline parts={homeHeadline(city)} />
        <div className={styles.side}>
          <p className={styles.lead}>{homeLead(config)}</p>
          <div className={styles.action}>
            <ButtonLink to={`#${LEAD_FORM_ID}`} arrow>
              {hero.button}
            </ButtonLink>
            <p className={styles.note}>{hero.note}</p>
          </div>
        </div>
      </div>
      <BeforeAfter />
    </>
  );
}
