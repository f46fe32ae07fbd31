import { useRuntimeConfig, type ShownReview } from '../../shared/config/runtime-config';
import {
  reviewSection,
  starLabel,
  testimonials,
  testimonialSection,
  type Testimonial,
} from '../../content/pages/testimonials';
import { Carousel } from '../../shared/ui/carousel';
import styles from './testimonials.module.css';

const STAR = 'M8 1.2l2.1 4.4 4.8.6-3.5 3.3.9 4.8L8 11.9l-4.3 2.4.9-4.8L1.1 6.2l4.8-.6z';

function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={starLabel(count)}>
      {Array.from({ length: 5 }, (_, index) => (
        <svg key={index} className={styles.star} viewBox="0 0 16 16" data-filled={index < count}>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

/** Characters; a row's cards are as tall as the tallest. */
const SMALL_FROM = 140;
/** Characters. */
const FOLDED_FROM = 230;

function Quote({ quote, name, initials, city, service, stars }: Testimonial) {
  return (
    <figure className={styles.card}>
      <Stars count={stars} />
      <blockquote className={quote.length > SMALL_FROM ? styles.long : styles.quote}>
        «{quote}»
      </blockquote>
      {quote.length > FOLDED_FROM && (
        <details className={styles.whole}>
          <summary>{testimonialSection.whole}</summary>
        </details>
      )}
      <figcaption className={styles.person}>
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className="muted">
            {service} i {city}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

const asQuote = ({ name, place, service, stars, text }: ShownReview): Testimonial => ({
  ...{ name, service, stars, quote: text, city: place },
  initials: name.slice(0, 1).toUpperCase(),
});

/** Until there are enough reviews. */
export function Testimonials() {
  const { reviews } = useRuntimeConfig();
  const isReal = reviews.length > 0;
  const { title, note } = isReal ? reviewSection : testimonialSection;
  const quotes = isReal ? reviews.map(asQuote) : testimonials;
  return (
    <div className={styles.section}>
      <Carousel
        heading={title}
        previous={testimonialSection.previous}
        next={testimonialSection.next}
        show="quotes"
        loop
        names={quotes.map(({ name, quote }) => `${name}: «${quote}»`)}
      >
        {quotes.map((quote, index) => (
          <Quote key={index} {...quote} />
        ))}
      </Carousel>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
