import type { Plugin, Rolldown } from 'vite';

/**
 * Names, where a file asks for another one later, only what that one needs and the first has not
 * loaded itself. Vite names all of it, in every file that asks: bytes that each page fetches.
 */
export function missingPreloads(): Plugin {
  let bundle: Rolldown.OutputBundle = {};

  const loaded = (file: string, seen = new Set<string>()): Set<string> => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return seen;
    seen.add(file);
    for (const imported of chunk.imports) loaded(imported, seen);
    return seen;
  };

  return {
    name: 'missing-preloads',
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_file, needed, { hostId }) => {
                const had = loaded(hostId);
                return needed.filter((file) => !had.has(file));
              },
            },
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, output) {
        bundle = output;
      },
    },
  };
}
