import type { ReactNode } from 'react';
import table from './table.module.css';

type DataTableProps = { columns: Readonly<Record<string, string>>; children: ReactNode };

/** A table with the columns' headings; the rows are its children. */
export function DataTable({ columns, children }: DataTableProps) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
