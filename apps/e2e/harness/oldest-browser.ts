import type { BrowserContext } from '@playwright/test';

/**
 * Removes APIs that browsers lack which the build compiles for (`apps/web/supported-browsers.ts`),
 * so that their use fails. The build handles syntax.
 */
export const asTheOldest = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const missing: readonly (readonly [object, readonly string[]])[] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Promise, ['try', 'withResolvers']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray']],
    ];
    for (const [owner, names] of missing) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
