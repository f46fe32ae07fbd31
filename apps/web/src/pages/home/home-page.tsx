import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../app/runtime-config';
import { homeTitle } from '../../content/page-titles';
import { lastCity } from '../../shared/city/last-city';
import { late } from '../../shared/late/late';
import { Page } from '../../shared/layout/page';
import { Hero } from './hero';
import styles from './home-page.module.css';

const BeforeAfter = late(() => import('./before-after'), <div className={styles.stage} />);
const BelowTheHero = late(
  () => import('../sections/below-the-hero'),
  <div className={styles.waiting} />,
);

const nothingChanges = () => () => {};
const noCity = () => undefined;

export default function HomePage() {
  const config = useRuntimeConfig();
  const city = useSyncExternalStore(nothingChanges, lastCity, noCity);
  return (
    <Page title={homeTitle(config)}>
      <Hero city={city} />
      <BeforeAfter />
      <BelowTheHero source="homepage" />
    </Page>
  );
}
