import { jest } from '@jest/globals';
// Registers its cleanup for all files of a suite.
import { configure } from '@testing-library/react';

// Only a hang takes this long.
configure({ asyncUtilTimeout: 120_000 });

// Testing Library advances a faked clock while waiting if it finds this global.
globalThis.jest = jest;

const { document, Request: NodeRequest, window } = globalThis;

/** Resolves relative URLs against the page, like a browser's. */
class PageRequest extends NodeRequest {
  constructor(address, init) {
    super(new URL(address, 'https://boligstyling.example'), init);
  }
}

class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A viewport without layout: no media query matches until a test sets one. */
function matchMedia(media) {
  return Object.assign(new EventTarget(), { media, matches: false, onchange: null });
}

function furnish() {
  Object.assign(globalThis, {
    Request: PageRequest,
    ResizeObserver: NothingToObserve,
    IntersectionObserver: NothingToObserve,
    matchMedia,
    scrollTo: () => {},
  });
  Object.assign(window.HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
}
furnish();

/** Leaves the next file of a suite a page as at first. */
globalThis.putPageBack = () => {
  jest.useRealTimers();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  furnish();
};
