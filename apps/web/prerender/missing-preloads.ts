import type { Plugin, Rolldown } from 'vite';

/** Files that the importing chunk has loaded already cost bytes on every page. */
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
