const SIGNS = [
  ...['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'],
  ...['scroll', 'wheel'],
];

/** Resolves as soon as the visitor does anything with the page. Never on a server. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const done = () => {
    for (const sign of SIGNS) removeEventListener(sign, done, true);
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
});
