const SIGNS = [
  ...['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'],
  ...['scroll', 'wheel'],
];

/**
 * Resolves as soon as the visitor does anything with the page; at once when the page arrived
 * empty, because then there is nothing yet to do anything with.
 */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  if (typeof document === 'undefined' || !document.getElementById('root')?.firstElementChild) {
    resolve();
    return;
  }
  const done = () => {
    for (const sign of SIGNS) removeEventListener(sign, done, true);
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
});
