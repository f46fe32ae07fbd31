import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../pages/home/home-page';
import { PublicLayout } from '../shared/layout/public-layout';
import { paths } from './paths';

const ThankYouPage = lazy(() => import('../pages/thank-you/thank-you-page'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page'));
const AdminLoginPage = lazy(() => import('../pages/admin-login/admin-login-page'));

export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.thankYou} element={<ThankYouPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
      </Routes>
    </Suspense>
  );
}
