import type { Plugin } from 'vite';

/**
 * Branches for data routers and the framework, which the product does not use. `Link` and `Routes`
 * would bring them to every page.
 */
const UNUSED: readonly (readonly [part: RegExp, kept: string])[] = [
  [/usePrefetchBehavior\(\s+prefetch,\s+rest\s+\)/, '[false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \? .+ : link;/, 'link;'],
  [/"data-discover": .+/, ''],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  [/dataRouterOpts && [^?]+\? \([^]+?\) : (?=matchRoutes\()/, ''],
  [
    /let dataRouterState = dataRouterOpts\?\.state;/,
    'const dataRouterState = null; dataRouterOpts = null;',
  ],
  [/(?<=let routerState = )React\d*\.useContext\(DataRouterStateContext\)/, 'null'],
];

/** The router's package exports the development build. */
export const routerBuild = (): Plugin => ({
  name: 'router-build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/development/', '/production/') };
    },
  },
  // Without a pure annotation its form components reach every page.
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: withoutUnused(code)
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
});

function withoutUnused(code: string): string {
  if (!code.includes('function useRoutesImpl(')) return code;
  return UNUSED.reduce((kept, [part, left]) => {
    if (!part.test(kept)) throw new Error(`The router has no longer ${part}`);
    return kept.replace(part, left);
  }, code);
}
