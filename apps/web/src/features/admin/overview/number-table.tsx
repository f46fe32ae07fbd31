import type { BarDto } from '@boligstyling/api-client/admin';
import { adminOverview } from '../../../content/admin/admin-overview';
import { formatNumber } from '../shared/format';
import styles from './number-table.module.css';

type NumberTableProps = { caption: string; column: string; bars: readonly BarDto[] };

export function NumberTable({ caption, column, bars }: NumberTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{adminOverview.asTable}</summary>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{adminOverview.count}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
