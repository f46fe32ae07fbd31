import { useState, type ReactNode } from 'react';
import { partnerHome } from '../../content/partner-home';
import { Button } from '../../shared/ui/button';

type MoreBelowProps = {
  /** Cursor of the next page; null for none. */
  cursor: string | null;
  className?: string | undefined;
  children: (cursor: string) => ReactNode;
};

/**
 * Starts at the cursor of the page above, whenever that changes; a fixed cursor would skip or
 * repeat items that moved across.
 */
export function MoreBelow({ cursor, className, children }: MoreBelowProps) {
  const [isShown, setIsShown] = useState(false);
  if (!cursor) return null;
  if (isShown) return children(cursor);
  return (
    <div className={className}>
      <Button variant="outline" size="small" onClick={() => setIsShown(true)}>
        {partnerHome.showMore}
      </Button>
    </div>
  );
}
