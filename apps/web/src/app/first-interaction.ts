const SIGNS = [
  ...['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'],
  ...['scroll', 'wheel', 'popstate'],
];

/** Resolves as soon as the visitor does anything with the page, or goes back in it. Never on a server. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const done = () => {
    for (const sign of SIGNS) removeEventListener(sign, done, true);
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
});
