import { DEFAULT_LEAD_SORT, type LeadOrder } from '@boligstyling/domain';
import styles from './leads.module.css';

type SortButtonProps = {
  label: string;
  field: LeadOrder;
  /** The order there is now; a minus turns it round, empty is newest first. */
  sort: string;
  onSort: (sort: string) => void;
};

/** The head of a column that the table can be ordered by. Pressed again, it turns the order round. */
export function SortButton({ label, field, sort, onSort }: SortButtonProps) {
  const order = directionOf(field, sort || DEFAULT_LEAD_SORT);
  const isDateFirst = field === 'received_at' && !order;
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className={styles.sort}
        data-order={order}
        onClick={() => onSort(order === 'ascending' || isDateFirst ? `-${field}` : field)}
      >
        {label}
      </button>
    </th>
  );
}

function directionOf(field: string, sort: string): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}
