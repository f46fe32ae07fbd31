import { useListSalesQuery } from '@boligstyling/api-client/admin';
import { Link } from 'react-router-dom';
import { adminSales } from '../../../content/admin/admin-sales';
import { useMay } from '../shared/session/use-may';
import styles from './sales.module.css';

const { dispute: words } = adminSales;

export function DisputesNotice() {
  const { data } = useListSalesQuery({ dispute: 'open', limit: 1 });
  const maySettle = useMay()('settle');
  const { pending, paid } = data?.totals ?? {};
  const count = (pending?.count ?? 0) + (paid?.count ?? 0);
  if (count === 0) return null;
  return (
    <p className={styles.notice}>
      {words.waiting(count)} <Link to="?uenighet=open">{maySettle ? words.show : words.look}</Link>
    </p>
  );
}
