import { useState, type ReactNode } from 'react';
import { partnerHome } from '../../content/partner-home';
import { Button } from '../../shared/ui/button';

type MoreBelowProps = {
  /** Where the next page begins by now; null: there is none. */
  cursor: string | null;
  /** Around the button. */
  className?: string | undefined;
  /** The page that begins there. */
  children: (cursor: string) => ReactNode;
};

/**
 * The page after this one, once it is asked for. It begins where this one ends, whenever that changes:
 * fetched anew from where it once began, it would leave out or repeat what has moved across.
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
