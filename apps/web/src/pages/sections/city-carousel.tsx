import { Link } from 'react-router-dom';
import { cardCities, type City } from '../../content/cities';
import { citySection } from '../../content/home';
import type { PictureName } from '../../content/pictures';
import { Carousel } from '../../shared/ui/carousel';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import styles from './city-carousel.module.css';

/** Pictures are named without Norwegian letters. */
const pictureOf = ({ slug, asciiVariants }: City) =>
  `city-${asciiVariants[0] ?? slug}` as PictureName;

type CityCarouselProps = { title?: string };

export function CityCarousel({ title = citySection.title }: CityCarouselProps) {
  return (
    <div className={styles.section}>
      <Carousel
        heading={title}
        previous={citySection.previous}
        next={citySection.next}
        show="cities"
      >
        {cardCities.map((city) => (
          <Link key={city.slug} className={styles.city} to={`/${city.slug}`}>
            <Picture
              name={pictureOf(city)}
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
