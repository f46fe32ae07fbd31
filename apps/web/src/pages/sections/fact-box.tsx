import { factBox } from '../../content/fact-box';
import styles from './fact-box.module.css';

/** «Visste du at»: what styling can do to price and time on the market. */
export function FactBox() {
  return (
    <aside className={styles.box} aria-labelledby="fact-box">
      <h3 className={styles.title} id="fact-box">
        {factBox.title} {factBox.leadIn}
      </h3>
      <dl className={styles.figures}>
        {factBox.figures.map(({ figure, text }) => (
          <div key={figure} className={styles.item}>
            <dt className={styles.figure}>{figure}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
