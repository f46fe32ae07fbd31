import { JSDOM } from 'jsdom';
import { LACKING } from './page-lacking.mjs';

const ADDRESS = 'http://localhost/';
const dom = new JSDOM('<!DOCTYPE html>', { url: ADDRESS, pretendToBeVisual: true });
const { window } = dom;
const { document } = window;

/**
 * Frames come by Node's own clock, whoever asks. jsdom has one interval for all of them, and a package
 * that was loaded for an earlier file can ask it for one while a test turns the clock: by that one it
 * never ends, and no other is begun.
 */
const { setTimeout, clearTimeout } = globalThis;
Object.assign(window, {
  requestAnimationFrame: (show) => Number(setTimeout(() => show(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame) => clearTimeout(frame),
});

/** What Node has too, but not of the kind that goes with the page's documents. */
const OF_THE_PAGE = new Set([
  ...['Blob', 'CloseEvent', 'CustomEvent', 'DOMException', 'Event', 'EventTarget', 'File'],
  ...['FormData', 'MessageEvent', 'Navigator', 'navigator'],
]);

const names = Object.getOwnPropertyNames(window).filter(
  (name) => !name.startsWith('_') && (!(name in globalThis) || OF_THE_PAGE.has(name)),
);
for (const name of names) {
  const { value, get, set } = Object.getOwnPropertyDescriptor(window, name);
  const property = get
    ? { get: get.bind(window), set: set?.bind(window) }
    : { value: /^[a-z]/.test(name) ? (value?.bind?.(window) ?? value) : value, writable: true };
  Object.defineProperty(globalThis, name, { ...property, configurable: true, enumerable: true });
}
// Whoever sets something on the window finds it by its name alone, and the other way round.
for (const name of ['window', 'self', 'parent', 'top', 'frames'])
  Object.defineProperty(globalThis, name, { value: globalThis, configurable: true });
Object.assign(globalThis, {
  ...LACKING,
  dispatchEvent: window.dispatchEvent.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});
Object.assign(window.HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });

/** What stays one and the same for all files, as Testing Library and React hold on to it. */
const STAYS = [document.documentElement, document.head, document.body];

const listened = [];
for (const [stays, shown] of [[window, globalThis], ...[document, ...STAYS].map((it) => [it, it])])
  shown.addEventListener = (...what) => {
    EventTarget.prototype.addEventListener.apply(stays, what);
    listened.push(() => stays.removeEventListener(...what));
  };

/** What can be changed in the page that its content does not tell: properties of these. */
export const PAGE = [
  ...[globalThis, document, navigator, ...STAYS],
  ...names.map((name) => globalThis[name]?.prototype).filter(Boolean),
];

/** Leaves the page as it was opened. */
export function emptyPage() {
  for (const stop of listened.splice(0)) stop();
  for (const element of STAYS)
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  dom.cookieJar.removeAllCookiesSync();
  window.history.replaceState(null, '', ADDRESS);
}

/** @param tell called with what was thrown where nothing could catch it */
export function onFault(tell) {
  window.addEventListener('error', (event) => {
    if (!event.error) return;
    event.preventDefault();
    tell(event.error);
  });
}
