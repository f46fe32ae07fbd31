import styles from './charts.module.css';

const WIDTH = 120;
const HEIGHT = 38;
const PADDING = 4;

/** Hidden from screen readers; the text beside it says the same. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = PADDING + (index / (values.length - 1)) * (WIDTH - 2 * PADDING);
    const y = HEIGHT - 8 - (value / highest) * (HEIGHT - 8 - PADDING);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const line = points.map((point) => point.join(' ')).join('L');
  const [endX, endY] = points.at(-1) ?? ['0', '0'];
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.area} d={`M${line}V${HEIGHT}H${PADDING}Z`} />
      <path className={styles.line} d={`M${line}`} />
      <circle className={styles.end} cx={endX} cy={endY} r="2.6" />
    </svg>
  );
}
