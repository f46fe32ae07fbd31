import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { useWayToTheTop } from './page-entry';

/** What stays in place while a visitor goes from one page to another. */
export function PublicLayout({ children }: { children: ReactNode }) {
  useWayToTheTop();
  return (
    <>
      <Header />
      {children}
      <Footer />
    </>
  );
}
