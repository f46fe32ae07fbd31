import type { BrowserContext } from '@playwright/test';

/**
 * Takes away what the oldest browsers lack that the pages are built for (Vite's
 * `baseline-widely-available`: those of the spring of 2023), so that no page calls it unawares. Syntax
 * is seen to by the build.
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
