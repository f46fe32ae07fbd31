import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { AccountPage } from '../../features/admin/account/account-page';
import { AuditPage } from '../../features/admin/audit/audit-page';
import { CoveragePage } from '../../features/admin/coverage/coverage-page';
import { IntegratorsPage } from '../../features/admin/integrators/integrators-page';
import { InvoicesPage } from '../../features/admin/invoices/invoices-page';
import { AdminLayout } from '../../features/admin/layout/admin-layout';
import { LeadDesk } from '../../features/admin/leads/lead-desk';
import { LeadsCard } from '../../features/admin/leads/leads-card';
import { Overview } from '../../features/admin/overview/overview';
import { OriginsPage } from '../../features/admin/origins/origins-page';
import { PartnersPage } from '../../features/admin/partners/partners-page';
import { PeoplePage } from '../../features/admin/people/people-page';
import { ReviewsPage } from '../../features/admin/reviews/reviews-page';
import { QueuePage } from '../../features/admin/queue/queue-page';
import { SalesPage } from '../../features/admin/sales/sales-page';
import { WebhooksPage } from '../../features/admin/webhooks/webhooks-page';

const under = (path: string): string => path.slice(paths.admin.length + 1);

/** Stays as it is while leads open and close beside it. */
const DESK = (
  <LeadDesk>
    <QueuePage>
      <Overview leads={(cities) => <LeadsCard cities={cities} />} />
    </QueuePage>
  </LeadDesk>
);

/** Everything under /admin but the login, loaded when the administrator comes. */
export default function AdminPages() {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route element={DESK}>
          <Route index element={null} />
          <Route path={`${under(paths.adminLead)}/:id`} element={null} />
        </Route>
        <Route path={under(paths.adminPartners)} element={<PartnersPage />} />
        <Route path={under(paths.adminSales)} element={<SalesPage />} />
        <Route path={under(paths.adminInvoices)} element={<InvoicesPage />} />
        <Route path={under(paths.adminCoverage)} element={<CoveragePage />} />
        <Route path={under(paths.adminOrigins)} element={<OriginsPage />} />
        <Route path={under(paths.adminReviews)} element={<ReviewsPage />} />
        <Route path={under(paths.adminIntegrators)} element={<IntegratorsPage />} />
        <Route path={under(paths.adminWebhooks)} element={<WebhooksPage />} />
        <Route path={under(paths.adminAccount)} element={<AccountPage />} />
        <Route path={under(paths.adminPeople)} element={<PeoplePage />} />
        <Route path={under(paths.adminAudit)} element={<AuditPage />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.notFound} replace />} />
    </Routes>
  );
}
