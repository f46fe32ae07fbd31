import NativeRunner from './runner.mjs';

export default class PageRunner extends NativeRunner {
  hooks = [...this.hooks, './page-hooks.mjs'];
  surroundings = './page-surroundings.mjs';
}
