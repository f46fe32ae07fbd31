import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { adminPaths } from '../shared/config/admin-paths';
import { paths } from '../shared/config/paths';
import { PublicLayout } from '../shared/layout/public-layout';
import { tolerateTranslation } from '../shared/layout/tolerate-translation';
import { ToastRegion } from '../shared/ui/overlays/toast-region';
import './secret-site.css';

// Public pages wrap changing texts in elements instead, which is smaller.
tolerateTranslation();

const PartnerAnswerPage = lazy(() => import('../pages/partner-answer/partner-answer-page'));
const PartnerAcceptPage = lazy(() => import('../pages/partner-accept/partner-accept-page'));
const PartnerQuotePage = lazy(() => import('../pages/partner-quote/partner-quote-page'));
const PartnerHomePage = lazy(() => import('../pages/partner-home/partner-home-page'));
const PartnerLoginPage = lazy(() => import('../pages/partner-home/partner-login-page'));
const OwnerPage = lazy(() => import('../pages/owner/owner-page'));
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

/** All code loads before React renders, because each `Suspense` would delay content by 300 ms. */
export default function SecretSite() {
  return (
    <>
      <Routes>
        <Route element={layout}>
          <Route path={paths.partnerAnswer} element={<PartnerAnswerPage />} />
          <Route path={paths.partnerAccept} element={<PartnerAcceptPage />} />
          <Route path={paths.partnerQuote} element={<PartnerQuotePage />} />
          <Route path={`${paths.partnerQuote}/:id`} element={<PartnerQuotePage />} />
          <Route path={paths.ownerPage} element={<OwnerPage />} />
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
