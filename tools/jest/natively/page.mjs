import { JSDOM } from 'jsdom';
import { LACKING } from './page-lacking.mjs';

const ADDRESS = 'http://localhost/';
const dom = new JSDOM('<!DOCTYPE html>', { url: ADDRESS, pretendToBeVisual: true });
const { window } = dom;
const { document } = window;

/**
 * Animation frames use Node's real clock. jsdom has one interval for all frames, and a package
 * loaded for an earlier file may request one while a test fakes the clock: that interval would
 * never end, and no other would begin.
 */
const { setTimeout, clearTimeout } = globalThis;
Object.assign(window, {
  requestAnimationFrame: (show) => Number(setTimeout(() => show(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame) => clearTimeout(frame),
});

/** Globals that Node has too, but not of the page's realm. */
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
// Properties set on the window are globals, and the other way round.
for (const name of ['window', 'self', 'parent', 'top', 'frames'])
  Object.defineProperty(globalThis, name, { value: globalThis, configurable: true });
Object.assign(globalThis, {
  ...LACKING,
  dispatchEvent: window.dispatchEvent.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});
Object.assign(window.HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });

/** Kept for all files, because Testing Library and React hold references. */
const STAYS = [document.documentElement, document.head, document.body];

const listened = [];
for (const [stays, shown] of [[window, globalThis], ...[document, ...STAYS].map((it) => [it, it])])
  shown.addEventListener = (...what) => {
    EventTarget.prototype.addEventListener.apply(stays, what);
    listened.push(() => stays.removeEventListener(...what));
  };

/** Objects whose properties tests may change. */
export const PAGE = [
  ...[globalThis, document, navigator, ...STAYS],
  ...names.map((name) => globalThis[name]?.prototype).filter(Boolean),
];

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

/** @param tell called with uncaught errors */
export function onFault(tell) {
  window.addEventListener('error', (event) => {
    if (!event.error) return;
    event.preventDefault();
    tell(event.error);
  });
}
