import { afterPaint } from '../shared/ui/after-paint';

const SIGNS = [
  ...['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'],
  ...['scroll', 'wheel', 'popstate'],
];

/** Loading code before the next paint would delay it. Never resolves on a server. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const done = () => {
    for (const sign of SIGNS) removeEventListener(sign, done, true);
    afterPaint(resolve);
  };
  for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
});
