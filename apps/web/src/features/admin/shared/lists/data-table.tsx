import { Fragment, type ReactNode } from 'react';
import table from './table.module.css';

/** A column of a table: its heading, and what it shows of a row. */
export type Column<Row> = {
  title: string;
  /** Stands instead of the heading, as a cell of its own. */
  head?: ReactNode;
  /** `words`: our own, which stand whole. `beside`: at the end of the first line of a card. */
  kind?: 'words' | 'number' | 'beside' | 'actions';
  cell: (row: Row) => ReactNode;
  /** A second, smaller line. */
  under?: (row: Row) => ReactNode;
};

/** Rows have an id of their own, or it is said how they are told apart. */
type Identified<Row> = Row extends { id: string }
  ? { idOf?: never }
  : { idOf: (row: Row) => string };

type DataTableProps<Row> = {
  rows: readonly Row[];
  /** The first names the row. */
  columns: readonly Column<Row>[];
  /** Whether a row stands out, such as the one that is open. */
  isMarked?: (row: Row) => boolean;
} & Identified<Row>;

/** A table of the administrator's. */
export function DataTable<Row>({ rows, idOf, columns, isMarked }: DataTableProps<Row>) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {columns.map(({ title, head, kind }) => (
            <Fragment key={title}>
              {head ?? (
                <th scope="col" data-kind={kind}>
                  {title}
                </th>
              )}
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={idOf ? idOf(row) : (row as { id: string }).id}
            data-marked={isMarked?.(row) || undefined}
          >
            {columns.map((column, index) => (
              <Cell key={column.title} row={row} column={column} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { row: Row; column: Column<Row>; isFirst: boolean };

function Cell<Row>({ row, column: { title, kind, cell, under }, isFirst }: CellProps<Row>) {
  const more = under?.(row);
  const content = (
    <>
      {cell(row)}
      {more && <span className={table.under}>{more}</span>}
    </>
  );
  if (isFirst) return <th scope="row">{content}</th>;
  if (kind === 'actions') return <td>{content}</td>;
  return (
    <td className={kind && table[kind]} data-column={title}>
      {content}
    </td>
  );
}

/** The last column: what can be done with a row. */
export const actionsColumn = <Row,>(
  { actions }: { actions: string },
  cell: (row: Row) => ReactNode,
): Column<Row> => ({ title: actions, kind: 'actions', cell });

/** What can be done with a row, in its last cell. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={table.actions}>{children}</div>;
}

/** Stands where a row has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <span className={table.empty}>{children}</span>;
}
