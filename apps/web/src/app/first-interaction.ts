import { afterPaint } from '../shared/ui/after-paint';

const SIGNS = [
  ...['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'],
  ...['scroll', 'wheel', 'popstate'],
];

/**
 * Resolves when the visitor has done anything with the page, or gone back in it, and what it shows by
 * itself for that is seen: all of the page's code that waits for this would keep it waiting. Never on
 * a server.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const done = () => {
    for (const sign of SIGNS) removeEventListener(sign, done, true);
    afterPaint(resolve);
  };
  for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
});
