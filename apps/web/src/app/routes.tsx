import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../pages/home/home-page';
import { paths } from './paths';

const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page'));

export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
