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
import { comparison } from '../../content/pages/comparison';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import styles from './home-page.module.css';

export { clearSent } from '../../features/lead-form/clear-sent';
export { restoreKeptDraft } from '../../features/lead-form/restore-kept-draft';

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
 * Nothing shifts when the city appears. Spaces belong to words, because Chromium's screen-reader
 * text drops a lone space.
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
            <p className="muted">{hero.note}</p>
          </div>
        </div>
      </div>
      <BeforeAfter />
    </>
  );
}

/** Percent of the earlier picture. */
const REST = 36;

/** A small dense screen held sideways needs no full width. */
const SIZES = '(width < 1100px) and (resolution > 2dppx) 640px, 100vw';

/** The page's inline script handles the divider, long before this code. */
function BeforeAfter() {
  return (
    <div className={styles.stage}>
      <Picture
        name="hero-after"
        narrow="hero-after-narrow"
        sizes={SIZES}
        priority
        className={styles.scene}
      />
      <div className={styles.before}>
        <Picture
          name="hero-before"
          narrow="hero-before-narrow"
          sizes={SIZES}
          priority
          className={styles.scene}
        />
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        defaultValue={REST}
        data-divides
        aria-label={comparison.sliderLabel}
        aria-valuetext={comparison.valueText(REST)}
      />
      <div className={styles.divider} aria-hidden="true">
        <span className={styles.tagBefore}>{comparison.before}</span>
        <span className={styles.handle}>
          <Icon name="split" />
        </span>
        <span className={styles.tagAfter}>{comparison.after}</span>
      </div>
    </div>
  );
}
