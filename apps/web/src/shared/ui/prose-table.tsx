import type { Block } from '../../content/types';
import styles from './prose-table.module.css';
import { VisuallyHidden } from './visually-hidden';

/**
 * One card per row on narrow screens. Roles are explicit, because Safari drops table semantics when
 * `display` changes.
 */
export function ProseTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={styles.row} role="row">
            <th className={styles.name} scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
