import { TestEnvironment } from 'jest-environment-jsdom';

/** As a browser's own, which knows where the page is. */
class PageRequest extends Request {
  constructor(address, init) {
    super(new URL(address, 'https://boligstyling.example'), init);
  }
}

/** What browsers have and jsdom lacks, and Node has too. */
const FROM_NODE = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  AbortController,
  AbortSignal,
  BroadcastChannel,
  structuredClone,
  fetch,
  Headers,
  Request: PageRequest,
  Response,
};

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
  return Object.assign(new this.EventTarget(), { media, matches: false, onchange: null });
}

/** jsdom, filled up to what the web app takes for granted in a browser. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE, {
      Uint8Array,
      ResizeObserver: NothingToObserve,
      IntersectionObserver: NothingToObserve,
      matchMedia: matchMedia.bind(this.global),
      scrollTo: () => {},
    });
    const nothing = () => {};
    Object.assign(this.global.HTMLDialogElement.prototype, { showModal: nothing, close: nothing });
  }
}
