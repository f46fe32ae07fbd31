import { benefits } from '../../content/pages/benefits';
import type { PictureName } from '../../content/pictures';
import { Picture } from '../../shared/ui/picture';
import styles from './benefits.module.css';

const DRAWINGS: readonly PictureName[] = ['benefit-offers', 'benefit-local', 'benefit-free'];

export function Benefits() {
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <h2 id="benefits">{benefits.title}</h2>
      <ul className={styles.cards}>
        {benefits.cards.map(({ title, text }, index) => (
          <li key={title} className={styles.card}>
            <Picture
              name={DRAWINGS[index] ?? 'benefit-offers'}
              sizes="256px"
              className={styles.drawing}
            />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
