import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './footer';
import { Header } from './header';
import { useWayToTheTop } from './page-entry';
import styles from './public-layout.module.css';

/** What stays in place while a visitor goes from one public page to another. */
export function PublicLayout() {
  useWayToTheTop();
  return (
    <>
      <Header />
      <Suspense fallback={<div className={styles.waiting} />}>
        <Outlet />
      </Suspense>
      <Footer />
    </>
  );
}
