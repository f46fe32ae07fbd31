import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Trackers } from '../features/tracking/trackers';
import { landing } from '../shared/landing/landing';
import { openPage } from '../shared/visits/open-page';
import { cityOfPath } from '../shared/city/city-of-path';
import { PublicLayout } from '../shared/layout/public-layout';
import { ToastRegion } from '../shared/ui/overlays/toast-region';
import { slug } from '../content/slug';
import { paths } from '../shared/config/paths';
import { useRuntimeConfig } from '../shared/config/runtime-config';

/** A separate chunk would split code shared by the pages with a form. */
export const loadForms = () => import('../pages/home/home-page');

const HomePage = lazy(loadForms);
const ThankYouPage = lazy(() => import('../pages/thank-you/thank-you-page'));
const CityPage = lazy(() => import('../pages/city/city-page'));
const ArticlesPage = lazy(() => import('../pages/articles/articles-page'));
const TermsPage = lazy(() => import('../pages/terms/terms-page'));
const PartnerTermsPage = lazy(() => import('../pages/terms/partner-terms-page'));
const ContactPage = lazy(() => import('../pages/contact/contact-page'));
const FaqPage = lazy(() => import('../pages/faq/faq-page'));
const PrivacyPage = lazy(() => import('../pages/privacy/privacy-page'));
const CookiePolicyPage = lazy(() => import('../pages/cookie-policy/cookie-policy-page'));
const AboutPage = lazy(() => import('../pages/about/about-page'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page'));

const layout = (
  <PublicLayout>
    <Suspense>
      <Outlet />
    </Suspense>
  </PublicLayout>
);

export default function PublicSite() {
  const { productName } = useRuntimeConfig();
  const { pathname } = useLocation();
  const city = cityOfPath(pathname, productName);
  // The first change of address removes the campaign marks.
  useEffect(() => void landing(), []);
  useEffect(() => openPage(pathname, city ? 'city' : undefined), [pathname, city]);
  const toNotFound = <Navigate to={paths.notFound} replace />;

  return (
    <>
      <Suspense fallback={null}>
        <Routes>
          <Route element={layout}>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.articles} element={<ArticlesPage />} />
            <Route path={paths.terms} element={<TermsPage />} />
            <Route path={paths.partnerTerms} element={<PartnerTermsPage />} />
            <Route path={paths.contact} element={<ContactPage />} />
            <Route path={paths.faq} element={<FaqPage />} />
            <Route path={paths.privacy} element={<PrivacyPage />} />
            <Route path={paths.cookiePolicy} element={<CookiePolicyPage />} />
            <Route path={paths.about} element={<AboutPage />} />
            <Route path={paths.thankYou} element={<ThankYouPage />} />
            <Route path={`/${slug(productName)}/admin`} element={toNotFound} />
            <Route path={`/${slug(productName)}/admin-login`} element={toNotFound} />
            <Route path="*" element={city ? <CityPage city={city} /> : <NotFoundPage />} />
          </Route>
        </Routes>
      </Suspense>
      <Trackers />
      <ToastRegion />
    </>
  );
}
