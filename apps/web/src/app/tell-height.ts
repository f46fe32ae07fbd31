import { HEIGHT_MESSAGE } from '../shared/config/embedding';

/** As far down as anything reaches: suggestions lie over what follows, and may end below it. */
function heightOfContent(): number {
  const ends = [...document.querySelectorAll('[role=listbox]')].map(
    (list) => list.getBoundingClientRect().bottom + scrollY,
  );
  return Math.ceil(Math.max(document.body.offsetHeight, ...ends));
}

/**
 * Tells the host of an embedded document how high it is, now and whenever that changes. The host says
 * in the fragment who it is; the browser delivers to nobody else.
 */
export function tellHeight(): void {
  const host = new URLSearchParams(location.hash.slice(1)).get('host') ?? '';
  if (parent === window) return;
  let told = 0;
  const tell = () => {
    const height = heightOfContent();
    if (height === told) return;
    told = height;
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, host);
  };
  try {
    tell();
  } catch {
    // What is no address can be told nothing. Phones of early 2023 cannot ask whether it is one.
    return;
  }
  new ResizeObserver(tell).observe(document.body);
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true });
}
