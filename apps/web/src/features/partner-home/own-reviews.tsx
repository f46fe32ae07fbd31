import type { PartnerReviewDto } from '@boligstyling/api-client/partner';
import { partnerReviews } from '../../content/partner-home';
import { starLabel } from '../../content/pages/testimonials';
import styles from './own-reviews.module.css';
import { PartnerCard } from './partner-card';

/** Empty until there are published reviews. */
export function OwnReviews({ reviews }: { reviews: readonly PartnerReviewDto[] }) {
  if (reviews.length === 0) return null;
  return (
    <PartnerCard title={partnerReviews.title}>
      <p className={styles.note}>{partnerReviews.note}</p>
      <ul className={styles.list}>
        {reviews.map(({ name, place, service, stars, text }, index) => (
          <li key={index} className={styles.review}>
            <blockquote className={styles.quote}>«{text}»</blockquote>
            <p className={styles.note}>
              {partnerReviews.from(name, service, place)} <b>{starLabel(stars)}</b>
            </p>
          </li>
        ))}
      </ul>
    </PartnerCard>
  );
}
