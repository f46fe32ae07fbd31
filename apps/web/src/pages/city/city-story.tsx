import { cityTexts } from '../../content/city-texts';
import { ButtonLink } from '../../shared/ui/button';
import { LEAD_FORM_ID } from '../sections/lead-form-id';
import styles from './city-story.module.css';

/** What selling is like in the city. Nine cities have a text of their own. */
export default function CityStory({ slug }: { slug: string }) {
  const text = cityTexts.get(slug);
  if (!text) return null;
  return (
    <section className={styles.section} aria-labelledby="city-story">
      <h2 className={styles.title} id="city-story">
        {text.title}
      </h2>
      <div className={styles.text}>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={`#${LEAD_FORM_ID}`} arrow>
          {text.button}
        </ButtonLink>
      </div>
    </section>
  );
}
