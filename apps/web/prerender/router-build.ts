import type { Plugin } from 'vite';

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
      code: code
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
});
