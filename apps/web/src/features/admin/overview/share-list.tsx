import type { BarDto } from '@boligstyling/api-client/admin';
import { adminOverview } from '../../../content/admin-overview';
import { formatNumber } from '../shared/format';
import styles from './overview.module.css';
import { ShareBar } from './share-bar';

const TONES = ['first', 'second', 'third'] as const;

/** Counts below each other, the largest as long as there is room. */
export function ShareList({
  bars,
  most = bars.length,
}: {
  bars: readonly BarDto[];
  most?: number;
}) {
  if (bars.length === 0) return <p className={styles.note}>{adminOverview.noneYet}</p>;
  const largest = Math.max(...bars.map(({ count }) => count), 1);
  const isLong = most > TONES.length;
  return (
    <dl className={isLong ? styles.longShares : styles.shares}>
      {bars.slice(0, most).map(({ name, count }, index) => (
        <div key={name} className={styles.shareRow}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
          <ShareBar share={count / largest} tone={isLong ? 'rest' : TONES[index]} />
        </div>
      ))}
    </dl>
  );
}
