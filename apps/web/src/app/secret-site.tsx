import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { adminPaths } from '../shared/config/admin-paths';
import { paths } from '../shared/config/paths';
import { PublicLayout } from '../shared/layout/public-layout';
import { tolerateTranslation } from '../shared/layout/tolerate-translation';
import { ToastRegion } from '../shared/ui/overlays/toast-region';
import './secret-site.css';

// Where most is said anew. The public pages say it in elements of its own, and weigh less.
tolerateTranslation();

const PartnerAnswerPage = lazy(() => import('../pages/partner-answer/partner-answer-page'));
const PartnerHomePage = lazy(() => import('../pages/partner-home/partner-home-page'));
const PartnerLoginPage = lazy(() => import('../pages/partner-home/partner-login-page'));
const OwnerPage = lazy(() => import('../pages/own-request/own-request-page'));
const AdminLoginPage = lazy(() => import('../pages/admin-login/admin-login-page'));
const AdminWelcomePage = lazy(() => import('../pages/admin-welcome/admin-welcome-page'));
const AdminBrowserPage = lazy(() => import('../pages/admin-browser/admin-browser-page'));
const AdminPages = lazy(() => import('../pages/admin/admin-pages'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page'));

const layout = (
  <PublicLayout>
    <Outlet />
  </PublicLayout>
);

/**
 * The pages that no tracker may see, by the list in `shared/config/secret-paths`. None came with its
 * content, so React waits for all code of one before it shows anything: each `Suspense` on the way
 * would keep it back for 300 ms from when it showed nothing.
 */
export default function SecretSite() {
  return (
    <>
      <Routes>
        <Route element={layout}>
          <Route path={paths.partnerAnswer} element={<PartnerAnswerPage />} />
          <Route path={`${paths.partnerAnswer}/:token`} element={<PartnerAnswerPage />} />
          <Route path={paths.ownerPage} element={<OwnerPage />} />
          <Route path={`${paths.ownerPage}/:token`} element={<OwnerPage />} />
          <Route path={paths.partnerLogin} element={<PartnerLoginPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path={paths.partner} element={<PartnerHomePage />} />
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route path={adminPaths.welcome} element={<AdminWelcomePage />} />
        <Route path={adminPaths.browser} element={<AdminBrowserPage />} />
        <Route path={`${paths.admin}/*`} element={<AdminPages />} />
      </Routes>
      <ToastRegion />
    </>
  );
}
