import type { CityText } from '../../shared/config/runtime-config';
import { ButtonLink } from '../../shared/ui/button';
import { LEAD_FORM_ID } from '../sections/form-section';
import styles from './city-story.module.css';

export function CityStory({ title, paragraphs, button }: CityText) {
  return (
    <section className={styles.section} aria-labelledby="city-story">
      <h2 className={styles.title} id="city-story">
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={`#${LEAD_FORM_ID}`} arrow>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
