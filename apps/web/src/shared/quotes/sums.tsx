import styles from './sums.module.css';

const GROUPED = /(\d{1,3}(?:\u00a0\d{3})+(?:\u00a0kr)?)/;

/** eSpeak NG groups digits by plain spaces alone. */
export const Sums = ({ children }: { children: string }) =>
  children.split(GROUPED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.sum}>
        {part.replaceAll('\u00a0', ' ')}
      </span>
    ),
  );
