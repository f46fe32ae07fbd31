import { formAside } from '../../content/pages/home';
import { Picture } from '../../shared/ui/picture';
import HomeForm from '../lead-forms/home-form';
import { factBox } from '../../content/pages/fact-box';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import styles from './form-section.module.css';

export const LEAD_FORM_ID = 'lead-form';

export function FormSection(props: { source: 'homepage' | 'city_page'; city?: string }) {
  return (
    <section className={styles.section} aria-labelledby="form-heading">
      <div className={styles.intro}>
        <h2 id="form-heading">{formAside.title}</h2>
        <p className={styles.text}>{formAside.text}</p>
        <ol className={styles.steps}>
          {formAside.steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <strong>{step.title}</strong>
              <span className={styles.stepText}>{step.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.card} id={LEAD_FORM_ID}>
        <HomeForm {...props} />
      </div>
      <div className={styles.aside}>
        <div className={styles.picture}>
          <Picture name="room-lamp" sizes="(width < 1100px) 0px, 33vw" className="filled" />
        </div>
        <FactBox />
      </div>
    </section>
  );
}

export function FactBox() {
  const { figuresSource } = useRuntimeConfig();
  return (
    <aside className={styles.box} aria-labelledby="fact-box">
      <h3 className={styles.title} id="fact-box">
        {`${factBox.title} ${factBox.leadIn}`}
      </h3>
      <dl className={styles.figures}>
        {factBox.figures.map(({ figure, text }) => (
          <div key={figure} className={styles.item}>
            <dt className={styles.figure}>{figure}</dt>
            <dd className={styles.boxText}>{text}</dd>
          </div>
        ))}
      </dl>
      {figuresSource && <p className={styles.source}>{factBox.source(figuresSource)}</p>}
    </aside>
  );
}
