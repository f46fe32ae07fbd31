/** As a browser's own, which knows where the page is. */
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

/** A viewport without layout: no media query matches until a test says so. */
function matchMedia(media) {
  return Object.assign(new EventTarget(), { media, matches: false, onchange: null });
}

/** What the web app takes for granted in a browser, and jsdom lacks. */
export const LACKING = {
  Request: PageRequest,
  ResizeObserver: NothingToObserve,
  IntersectionObserver: NothingToObserve,
  matchMedia,
  scrollTo: () => {},
};
