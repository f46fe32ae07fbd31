import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { header } from '../../content/header';
import { Footer } from './footer';
import { Header } from './header';
import { MAIN_ID } from './page';
import styles from './public-layout.module.css';

/** What stays in place while a visitor goes from one public page to another. */
export function PublicLayout() {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {header.skipToContent}
      </a>
      <Header />
      <Suspense fallback={<div className={styles.waiting} />}>
        <Outlet />
      </Suspense>
      <Footer />
    </>
  );
}
