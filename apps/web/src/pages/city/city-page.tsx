import { useEffect } from 'react';
import { useRuntimeConfig } from '../../app/runtime-config';
import { cardCities } from '../../content/cities';
import { cityTitle } from '../../content/page-titles';
import { rememberCity } from '../../shared/city/last-city';
import { hasConsent } from '../../shared/consent/consent-slice';
import { late } from '../../shared/late/late';
import { Page } from '../../shared/layout/page';
import { useAppSelector } from '../../shared/store/hooks';
import { CityHero } from './city-hero';
import styles from './city-page.module.css';

const BelowTheHero = late(
  () => import('../sections/below-the-hero'),
  <div className={styles.waiting} />,
);

/** The page about one city, by its natural spelling. Nine cities have a text and a picture of their own. */
export default function CityPage({ city }: { city: string }) {
  const config = useRuntimeConfig();
  const mayRemember = useAppSelector((state) => hasConsent(state, 'functional'));
  const ownCity = cardCities.find(({ name }) => name === city);

  useEffect(() => {
    if (mayRemember) rememberCity(city);
  }, [mayRemember, city]);

  return (
    <Page title={cityTitle(config, city)}>
      <CityHero city={city} ownCity={ownCity} />
      <BelowTheHero source="city_page" city={city} story={ownCity?.slug} />
    </Page>
  );
}
