import type { Block } from '../../content/types';
import styles from './prose-table.module.css';
import { VisuallyHidden } from './visually-hidden';

/**
 * A table that becomes a card per row where there is no room for columns. The roles are written
 * out because Safari forgets a table's own once it is laid out as cards.
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
