import { useRuntimeConfig } from '../../shared/config/runtime-config';
import type { City } from '../../content/pages/cities';
import { cityHeading, cityPage } from '../../content/pages/city-page';
import { ButtonLink } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import { cityPicture } from '../sections/city-picture';
import { LEAD_FORM_ID } from '../sections/form-section';
import styles from './city-hero.module.css';

type CityHeroProps = {
  city: string;
  /** The city when it is one of those that are drawn. */
  ownCity?: City;
};

export function CityHero({ city, ownCity }: CityHeroProps) {
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
