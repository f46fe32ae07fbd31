import { partnerHome } from '../../content/partner-home';
import { signedLinks } from '../../content/signed-links';
import { reasonOf } from '../../shared/links/use-act';
import { SideButton } from '../../shared/ui/button';
import styles from './partner-home.module.css';
import { useState, type ReactNode } from 'react';

/** After a failed refetch the partner still needs the telephone numbers. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) return <p role="status">{partnerHome.loading}</p>;
  return (
    <div className={styles.failed} role="alert">
      <p>{reasonOf(error)}</p>
      <SideButton onClick={() => void onRetry()}>{signedLinks.tryAgain}</SideButton>
    </div>
  );
}

type MoreBelowProps = {
  cursor: string | null;
  className?: string | undefined;
  children: (cursor: string) => ReactNode;
};

/**
 * Takes the cursor that the page above has now: a fixed one would skip or repeat items that moved.
 */
export function NextPages({ cursor, className, children }: MoreBelowProps) {
  const [isShown, setIsShown] = useState(false);
  if (!cursor) return null;
  if (isShown) return children(cursor);
  return (
    <div className={className}>
      <SideButton onClick={() => setIsShown(true)}>{partnerHome.showMore}</SideButton>
    </div>
  );
}
