import { useEffect, lazy, Suspense } from 'react';
import { useRuntimeConfig, type CityText } from '../../shared/config/runtime-config';
import { cardCities, type City } from '../../content/pages/cities';
import { cityPage, cityHeading } from '../../content/pages/city-page';
import { cityTitle } from '../../content/page-titles';
import { rememberCity } from '../../shared/city/last-city';
import { hasConsent } from '../../shared/consent/consent-slice';
import { Page } from '../../shared/layout/page';
import { useAppSelector } from '../../shared/store/hooks';
import { Benefits } from '../sections/benefits';
import { CityCarousel, cityPicture } from '../sections/city-carousel';
import { FormSection, LEAD_FORM_ID } from '../sections/form-section';
import { PartnerBox } from '../sections/partner-box';
import { Testimonials } from '../sections/testimonials';
import { ButtonLink } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import { cityTexts } from '../../content/pages/city-texts';
import styles from './city-page.module.css';

export default function CityPage({ city }: { city: string }) {
  const config = useRuntimeConfig();
  const mayRemember = useAppSelector((state) => hasConsent(state, 'functional'));
  const ownCity = cardCities.find(({ name }) => name === city);
  const brandText = config.cityTexts[city.toLowerCase()];

  useEffect(() => {
    if (mayRemember) rememberCity(city);
  }, [mayRemember, city]);

  return (
    <Page title={cityTitle(config, city)}>
      <CityHero city={city} ownCity={ownCity} />
      <FormSection source="city_page" city={city} />
      <Benefits />
      {brandText ? <CityStory {...brandText} /> : ownCity && <OwnCityStory slug={ownCity.slug} />}
      <CityCarousel title={cityPage.otherCities} current={ownCity} />
      <Testimonials />
      <PartnerBox />
    </Page>
  );
}

function CityHero({ city, ownCity }: { city: string; ownCity?: City }) {
  const config = useRuntimeConfig();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{cityHeading(config, city)}</h1>
        <p className={styles.lead}>{cityPage.subtext}</p>
        <ButtonLink to={`#${LEAD_FORM_ID}`} arrow>
          {cityPage.button}
        </ButtonLink>
      </div>
      <Picture
        name={ownCity ? cityPicture(ownCity) : 'room-mirror'}
        sizes="(width < 800px) 100vw, 42vw"
        className={styles.picture}
        priority
      />
    </div>
  );
}

const stories = new Map(
  [...cityTexts].map(([slug, load]) => {
    const Story = lazy(async () => {
      const { text } = await load();
      return { default: () => <CityStory {...text} /> };
    });
    return [slug, <Story key={slug} />];
  }),
);

function OwnCityStory({ slug }: { slug: string }) {
  return <Suspense>{stories.get(slug)}</Suspense>;
}

function CityStory({ title, paragraphs, button }: CityText) {
  return (
    <section className={styles.section} aria-labelledby="city-story">
      <h2 className={styles.storyTitle} id="city-story">
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={`#${LEAD_FORM_ID}`} arrow>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
