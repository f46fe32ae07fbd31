import type { BarDto } from '@boligstyling/api-client/admin';
import { formatNumber } from '../shared/format';
import styles from './charts.module.css';

const LINES = 3;
const MOST_LABELS = 14;

/** A round number at or above the highest bar, with a whole third for the scale. */
export function topOf(highest: number): number {
  const steps = [1, 2, 3, 5, 10, 15, 20, 25, 50, 75];
  for (let size = 1; ; size *= 100) {
    const step = steps.find((step) => step * size * LINES >= highest);
    if (step) return step * size * LINES;
  }
}

/** Hidden from screen readers, which get the table beside it. */
export function BarChart({ bars }: { bars: readonly BarDto[] }) {
  const top = topOf(Math.max(...bars.map(({ count }) => count), 1));
  const marks = Array.from({ length: LINES + 1 }, (_, index) => top - (index * top) / LINES);
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        {marks.map((mark) => (
          <span key={mark}>{formatNumber(mark)}</span>
        ))}
      </div>
      <svg className={styles.bars} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none">
        {marks.map((mark) => (
          <path
            key={mark}
            className={styles.rule}
            d={`M0 ${100 - (mark / top) * 100}H${bars.length}`}
          />
        ))}
        {bars.map(({ name, count }, index) => (
          <rect
            key={name}
            className={index === bars.length - 1 ? styles.current : styles.bar}
            x={index + 0.21}
            y={100 - (count / top) * 100}
            width={0.58}
            height={(count / top) * 100}
          />
        ))}
      </svg>
      <div className={styles.labels}>
        {bars.map(({ name }, index) => (
          <span key={name}>{(bars.length - 1 - index) % every === 0 && name}</span>
        ))}
      </div>
    </div>
  );
}
