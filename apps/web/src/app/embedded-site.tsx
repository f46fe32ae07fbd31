import { lazy, Suspense } from 'react';

const EmbedPage = lazy(() => import('../pages/embed/embed-page'));

/** A separate chunk, so that no other page lists its files. */
export default function EmbeddedSite() {
  return (
    <Suspense>
      <EmbedPage />
    </Suspense>
  );
}
