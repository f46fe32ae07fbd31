import NativeRunner from './runner.mjs';

/** Runs component tests in processes that have a page each. */
export default class PageRunner extends NativeRunner {
  hooks = [...this.hooks, './page-hooks.mjs'];
  surroundings = './page-surroundings.mjs';
}
