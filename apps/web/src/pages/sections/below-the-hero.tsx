import { cityPage } from '../../content/city-page';
import { late } from '../../shared/late/late';
import { Benefits } from './benefits';
import { CityCarousel } from './city-carousel';
import { FormSection, type FormSectionProps } from './form-section';
import { PartnerBox } from './partner-box';
import { Testimonials } from './testimonials';

const CityStory = late(() => import('../city/city-story'));

type BelowTheHeroProps = FormSectionProps & {
  /** The slug of the city to tell of, where it has a text of its own. */
  story?: string;
};

/** What the home and city pages have in common: the lead form, and what speaks for filling it in. */
export default function BelowTheHero({ source, city, story }: BelowTheHeroProps) {
  return (
    <>
      <FormSection source={source} city={city} />
      <Benefits />
      {story && <CityStory slug={story} />}
      <CityCarousel title={city && cityPage.otherCities} />
      <Testimonials />
      <PartnerBox />
    </>
  );
}
