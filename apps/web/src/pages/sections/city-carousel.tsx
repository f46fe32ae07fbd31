import { Link } from 'react-router-dom';
import { cardCities, type City } from '../../content/pages/cities';
import { citySection } from '../../content/pages/home';
import { Carousel } from '../../shared/ui/carousel';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import styles from './city-carousel.module.css';
import type { PictureName } from '../../content/pictures';

type CityCarouselProps = {
  title?: string;
  current?: City;
};

export function CityCarousel({ title = citySection.title, current }: CityCarouselProps) {
  return (
    <div className={styles.section}>
      <Carousel
        heading={title}
        previous={citySection.previous}
        next={citySection.next}
        show="cities"
        names={cardCities.map(({ name }) => name)}
      >
        {cardCities.map((city) => (
          <Link
            key={city.slug}
            className={styles.city}
            to={`/${city.slug}`}
            aria-current={city === current ? 'page' : undefined}
          >
            <Picture
              name={cityPicture(city)}
              sizes="(width < 800px) 50vw, (width < 1100px) 33vw, 310px"
              className={styles.view}
            />
            <span className={styles.name}>
              {city.name}
              <Icon name="arrow-right" />
            </span>
          </Link>
        ))}
      </Carousel>
    </div>
  );
}

export const cityPicture = ({ slug, asciiVariants }: City) =>
  `city-${asciiVariants[0] ?? slug}` as PictureName;
