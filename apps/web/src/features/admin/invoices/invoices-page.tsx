import { adminInvoices } from '../../../content/admin-invoices';
import { AdminPage } from '../shared/ui/admin-page';
import { OperatorCard } from './operator-card';

/** What partners are billed. */
export function InvoicesPage() {
  return (
    <AdminPage page="adminInvoices" title={adminInvoices.title}>
      <OperatorCard />
    </AdminPage>
  );
}
