import type { BarDto } from '@boligstyling/api-client/admin';
import { adminOverview } from '../../../content/admin/admin-overview';
import { formatNumber } from '../shared/format';
import styles from './overview.module.css';
import { ShareBar } from '../shared/lists/share-bar';

const TONES = ['first', 'second', 'third'] as const;

type ShareListProps = {
  bars: readonly BarDto[];
  /** As many are named; the others are one line. */
  most?: number;
  /** What all of them add up to, with those that are not among the bars. */
  total: number;
};

/** Counts below each other that add up to the total, the largest as long as there is room. */
export function ShareList({ bars, most = bars.length, total }: ShareListProps) {
  if (bars.length === 0) return <p className={styles.note}>{adminOverview.noneYet}</p>;
  const largest = Math.max(...bars.map(({ count }) => count), 1);
  const isLong = most > TONES.length;
  const named = bars.slice(0, most);
  const others = total - named.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={isLong ? styles.longShares : styles.shares}>
      {named.map(({ name, count }, index) => (
        <div key={name} className={styles.shareRow}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
          <ShareBar share={count / largest} tone={isLong ? 'rest' : TONES[index]} />
        </div>
      ))}
      {others > 0 && (
        <div className={styles.shareRow}>
          <dt>{adminOverview.otherPlaces}</dt>
          <dd>{formatNumber(others)}</dd>
        </div>
      )}
    </dl>
  );
}
