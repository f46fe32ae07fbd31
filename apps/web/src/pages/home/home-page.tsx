import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { homeTitle } from '../../content/page-titles';
import { lastCity } from '../../shared/city/last-city';
import { Page } from '../../shared/layout/page';
import { Benefits } from '../sections/benefits';
import { CityCarousel } from '../sections/city-carousel';
import { FormSection } from '../sections/form-section';
import { PartnerBox } from '../sections/partner-box';
import { Testimonials } from '../sections/testimonials';
import { Hero } from './hero';

export { forgetSent } from '../../features/lead-form/forget-sent';
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
