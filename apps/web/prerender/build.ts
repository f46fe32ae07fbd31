import type { Plugin, Rolldown } from 'vite';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

const COMPRESSIBLE = /\.(?:js|css|svg)$/;

const brotli = promisify(brotliCompress);
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // Best measured for these scripts, by 0.2 %.
    [constants.BROTLI_PARAM_NDIRECT]: 4,
  },
};
const GZIP = { level: constants.Z_BEST_COMPRESSION };

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content, BROTLI));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, GZIP));
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => relative(dir, join(file.parentPath, file.name)));
}

export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }, bundle) {
      const files = this.environment.name === 'client' ? await filesIn(dir) : Object.keys(bundle);
      const texts = files.filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(texts.map((file) => compressFile(join(dir, file))));
    },
  };
}

/** A group includes its imports unless one of higher priority has them. */
export const chunks = [
  { name: 'main', test: /src[\\/]app[\\/]main\.ts$|vite[\\/]preload-helper/, priority: 4 },
  // Only RTK Query uses it, but shared packages would load at the start.
  { name: 'reselect', test: /node_modules[\\/]reselect/, priority: 3 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]renderer\.ts$/,
    priority: 3,
  },
  {
    name: 'start',
    test: /src[\\/](app[\\/]start\.tsx|shared[\\/](consent[\\/]withdrawal|layout[\\/]page-entry)\.ts)$/,
    priority: 2,
  },
  {
    name: 'answers',
    test: /domain[\\/]src[\\/](core|leads)[\\/](consent|email|lead-answers|lead-limits|phone|text)\.ts$/,
    priority: 1,
  },
  { name: 'form-texts', test: /content[\\/]lead-form(-toasts)?\.ts$/, priority: 1 },
  {
    name: 'fields',
    test: /shared[\\/]ui[\\/]fields[\\/](checkbox|field|radio-row)\.tsx$/,
    priority: 1,
  },
];

/** V8 hint that compiles the whole file off the main thread. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export const firstLine = ({ name }: { name: string }): string =>
  name === 'react' || name === 'start' ? COMPILE_AHEAD : '';
