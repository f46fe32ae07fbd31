/** Resolves relative URLs against the page, like a browser's. */
class PageRequest extends Request {
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

export const LACKING = {
  Request: PageRequest,
  ResizeObserver: NothingToObserve,
  IntersectionObserver: NothingToObserve,
  matchMedia,
  scrollTo: () => {},
};
