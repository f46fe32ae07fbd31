import { Fragment, type ReactNode } from 'react';
import table from './table.module.css';

export type Column<Row> = {
  title: string;
  head?: ReactNode;
  kind?: 'words' | 'number' | 'amount' | 'beside' | 'actions';
  cell: (row: Row) => ReactNode;
  under?: (row: Row) => ReactNode;
};

type Identified<Row> = Row extends { id: string }
  ? { idOf?: never }
  : { idOf: (row: Row) => string };

type DataTableProps<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  isMarked?: (row: Row) => boolean;
} & Identified<Row>;

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

export const actionsColumn = <Row,>(
  { actions }: { actions: string },
  cell: (row: Row) => ReactNode,
): Column<Row> => ({ title: actions, kind: 'actions', cell });

export function RowActions({ children }: { children: ReactNode }) {
  return <div className={table.actions}>{children}</div>;
}

export function Nothing({ children }: { children: ReactNode }) {
  return <span className={table.empty}>{children}</span>;
}
