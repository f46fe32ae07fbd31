import { Navigate, Route, Routes } from 'react-router-dom';
import { AddressField } from '../../features/address-search/address-field';
import { AddressFieldContext, type AddressFieldProps } from '../../shared/lead/corrected-control';
import { adminPaths } from '../../shared/config/admin-paths';
import { paths } from '../../shared/config/paths';
import { AccountPage } from '../../features/admin/account/account-page';
import { AuditPage } from '../../features/admin/audit/audit-page';
import { CoveragePage } from '../../features/admin/coverage/coverage-page';
import { IntegratorsPage } from '../../features/admin/integrators/integrators-page';
import { InvoicesPage } from '../../features/admin/invoices/invoices-page';
import { AdminLayout } from '../../features/admin/layout/admin-layout';
import { LeadWorkspace } from '../../features/admin/leads/lead-workspace';
import { LeadsCard } from '../../features/admin/leads/leads-card';
import { FirstSteps } from '../../features/admin/overview/first-steps';
import { Overview } from '../../features/admin/overview/overview';
import { OriginsPage } from '../../features/admin/origins/origins-page';
import { PartnersPage } from '../../features/admin/partners/partners-page';
import { UsersPage } from '../../features/admin/users/users-page';
import { ReviewsPage } from '../../features/admin/reviews/reviews-page';
import { QueuePage } from '../../features/admin/queue/queue-page';
import { SalesPage } from '../../features/admin/sales/sales-page';
import { WebhooksPage } from '../../features/admin/webhooks/webhooks-page';

const addressField = (props: AddressFieldProps) => <AddressField {...props} />;

const under = (path: string): string => path.slice(paths.admin.length + 1);

/** Stays mounted while leads open and close. */
const DESK = (
  <LeadWorkspace>
    <QueuePage steps={<FirstSteps />}>
      <Overview leads={(cities) => <LeadsCard cities={cities} />} />
    </QueuePage>
  </LeadWorkspace>
);

export default function AdminPages() {
  return (
    <AddressFieldContext value={addressField}>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route element={DESK}>
            <Route index element={null} />
            <Route path={`${under(adminPaths.lead)}/:id`} element={null} />
          </Route>
          <Route path={under(adminPaths.partners)} element={<PartnersPage />} />
          <Route path={under(adminPaths.sales)} element={<SalesPage />} />
          <Route path={under(adminPaths.invoices)} element={<InvoicesPage />} />
          <Route path={under(adminPaths.coverage)} element={<CoveragePage />} />
          <Route path={under(adminPaths.origins)} element={<OriginsPage />} />
          <Route path={under(adminPaths.reviews)} element={<ReviewsPage />} />
          <Route path={under(adminPaths.integrators)} element={<IntegratorsPage />} />
          <Route path={under(adminPaths.webhooks)} element={<WebhooksPage />} />
          <Route path={under(adminPaths.account)} element={<AccountPage />} />
          <Route path={under(adminPaths.users)} element={<UsersPage />} />
          <Route path={under(adminPaths.audit)} element={<AuditPage />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Routes>
    </AddressFieldContext>
  );
}
