import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { keepEarlyPresses } from './early-presses';
import { firstInteraction } from './first-interaction';
import { embedKeyIn, HEIGHT_MESSAGE } from '../shared/config/embedding';
import { pageIdle } from './page-idle';
import { reloadOnceReplaced } from './replaced-page';
import { comparison } from '../content/pages/comparison';

const inView = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

const SLIDER = 'input[data-divides]';

function divide(slider: HTMLInputElement): void {
  const stage = slider.parentElement!;
  stage.style.setProperty('--cut', `${slider.value}%`);
  stage.dataset.moved = '';
  slider.ariaValueText = comparison.valueText(Number(slider.value));
}

function followDivider(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(SLIDER)) divide(target);
    },
    true,
  );
  const slider = document.querySelector<HTMLInputElement>(SLIDER);
  if (slider && slider.value !== slider.defaultValue) divide(slider);
}

const isEmbedded = embedKeyIn(location.pathname) !== undefined;

/** A frame in another site loads its code once it is reached. */
const canLoadMore = async (root: Element) => {
  if (isEmbedded) await inView(root);
  await pageIdle();
};

/** Pre-rendered content is readable first. */
async function hydrateWhenIdle(root: Element) {
  if (root.firstElementChild) {
    keepEarlyPresses();
    await Promise.race([canLoadMore(root), firstInteraction]);
  }
  // Scripts run as they arrive; a slow phone needs a pause between them.
  await import('./renderer');
  const { start } = await import('./start');
  start(root);
}

if (isEmbedded) tellHeight();
followDivider();
reloadOnceReplaced();
void hydrateWhenIdle(document.getElementById('root')!);

/** Overflowing suggestions may end below the content. */
function heightOfContent(): number {
  const ends = [...document.querySelectorAll('[role=listbox]')].map(
    (list) => list.getBoundingClientRect().bottom + scrollY,
  );
  return Math.ceil(Math.max(document.body.offsetHeight, ...ends));
}

/** The fragment names the host's origin; the browser delivers to no other. */
function tellHeight(): void {
  const host = new URLSearchParams(location.hash.slice(1)).get('host') ?? '';
  if (parent === window) return;
  let lastHeight = 0;
  const tell = () => {
    const height = heightOfContent();
    if (height === lastHeight) return;
    lastHeight = height;
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, host);
  };
  try {
    tell();
  } catch {
    // Phones of early 2023 lack `URL.canParse`.
    return;
  }
  new ResizeObserver(tell).observe(document.body);
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true });
}
