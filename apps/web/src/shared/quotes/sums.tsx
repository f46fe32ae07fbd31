import { splitAtSums } from '@boligstyling/domain';
import styles from './sums.module.css';

export const Sums = ({ children }: { children: string }) =>
  splitAtSums(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.sum}>
        {part}
      </span>
    ),
  );
