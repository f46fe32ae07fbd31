import type { ReactNode } from 'react';
import { usePageEntry } from './page-entry';

export const MAIN_ID = 'innhold';

type PageProps = {
  title: string;
  lang?: 'en';
  className?: string;
  children: ReactNode;
};

/** With one `h1`. */
export function Page({ title, lang, className, children }: PageProps) {
  usePageEntry();
  return (
    <>
      <title>{title}</title>
      <main id={MAIN_ID} lang={lang} className={className} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
