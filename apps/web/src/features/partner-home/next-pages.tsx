import { useState, type ReactNode } from 'react';
import { partnerHome } from '../../content/partner-home';
import { Button } from '../../shared/ui/button';

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
      <Button variant="outline" size="small" onClick={() => setIsShown(true)}>
        {partnerHome.showMore}
      </Button>
    </div>
  );
}
