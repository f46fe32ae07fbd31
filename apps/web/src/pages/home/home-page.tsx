import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { homeTitle } from '../../content/page-titles';
import { lastCity } from '../../shared/city/last-city';
import { Page } from '../../shared/layout/page';
import { Benefits } from '../sections/benefits';
import { CityCarousel } from '../sections/city-carousel';
import { FormSection, LEAD_FORM_ID } from '../sections/form-section';
import { PartnerBox } from '../sections/partner-box';
import { Testimonials } from '../sections/testimonials';
import { hero, homeHeadline, homeLead } from '../../content/pages/home';
import { ButtonLink } from '../../shared/ui/button';
import { BeforeAfter } from './before-after';
import styles from './hero.module.css';

export { clearSent } from '../../features/lead-form/clear-sent';
export { takeKept } from '../../features/lead-form/take-kept';

const nothingChanges = () => () => {};
const noCity = () => undefined;

export default function HomePage() {
  const config = useRuntimeConfig();
  const city = useSyncExternalStore(nothingChanges, lastCity, noCity);
  return (
    <Page title={homeTitle(config)}>
      <Hero city={city} />
      <FormSection source="homepage" />
      <Benefits />
      <CityCarousel />
      <Testimonials />
      <PartnerBox />
    </Page>
  );
}

/**
 * Breaks lines alike with and without a city, so that nothing shifts when it appears. Spaces belong
 * to words, because Chromium's screen-reader text drops a lone space between server comments.
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

function Hero({ city }: { city?: string }) {
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
