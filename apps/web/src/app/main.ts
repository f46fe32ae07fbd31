import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { keepEarlyPresses } from './early-presses';
import { firstInteraction } from './first-interaction';
import { embedKeyIn, HEIGHT_MESSAGE } from '../shared/config/embedding';
import { pageIdle } from './page-idle';
import { reloadOnceReplaced } from './replaced-page';
import { comparison } from '../content/pages/comparison';

/** Resolves when any of the element is in the window, also from within a frame. */
const inView = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** The slider over the two pictures of the same room, by what its part of the page calls it. */
const SLIDER = 'input[data-divides]';

function divide(slider: HTMLInputElement): void {
  const stage = slider.parentElement!;
  stage.style.setProperty('--cut', `${slider.value}%`);
  stage.dataset.moved = '';
  slider.ariaValueText = comparison.valueText(Number(slider.value));
}

/** Lets the divider follow the slider from now on, and at once to where it was dragged before. */
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

/** A frame in another site's page is none of the visitor's until she comes to it. */
const canLoadMore = async (root: Element) => {
  if (isEmbedded) await inView(root);
  await pageIdle();
};

/** A page that came with its content is for reading first: the code comes when there is time. */
async function hydrateWhenIdle(root: Element) {
  if (root.firstElementChild) {
    keepEarlyPresses();
    await Promise.race([canLoadMore(root), firstInteraction]);
  }
  // By itself first: code is run as it arrives, and a slow phone is to have time in between.
  await import('./renderer');
  const { start } = await import('./start');
  start(root);
}

if (isEmbedded) tellHeight();
followDivider();
reloadOnceReplaced();
void hydrateWhenIdle(document.getElementById('root')!);

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
function tellHeight(): void {
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
