import { factBox } from '../../content/pages/fact-box';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import styles from './fact-box.module.css';

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
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      {figuresSource && <p className={styles.source}>{factBox.source(figuresSource)}</p>}
    </aside>
  );
}
