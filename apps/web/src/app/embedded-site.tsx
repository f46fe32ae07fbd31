import { lazy, Suspense } from 'react';

const EmbedPage = lazy(() => import('../pages/embed/embed-page'));

/** The one page that others may frame. By itself, so that no other page carries the names of its files. */
export default function EmbeddedSite() {
  return (
    <Suspense>
      <EmbedPage />
    </Suspense>
  );
}
