import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of browsers that jsdom lacks, or has not as Node's other globals expect them. */
const OF_NODE = [
  ...['fetch', 'Headers', 'Request', 'Response', 'structuredClone', 'TextDecoder', 'TextEncoder'],
  ...['BroadcastChannel', 'CompressionStream', 'DecompressionStream', 'ReadableStream'],
  ...['TransformStream', 'WritableStream', 'AbortController', 'AbortSignal', 'crypto'],
  ...['setImmediate', 'clearImmediate', 'performance', 'URL', 'URLSearchParams'],
];

/**
 * Animation frames on Node's clock. jsdom has one interval for all frames, and never begins another
 * if a package requested a frame while a test faked the clock.
 */
const FRAMES = {
  requestAnimationFrame: (show) => Number(setTimeout(() => show(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame) => clearTimeout(frame),
};

export default class Page extends TestEnvironment {
  async setup() {
    await super.setup();
    const ofNode = Object.fromEntries(OF_NODE.map((name) => [name, globalThis[name]]));
    for (const [name, value] of Object.entries({ ...ofNode, ...FRAMES }))
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }
}
