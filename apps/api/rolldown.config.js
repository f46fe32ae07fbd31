import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'rolldown';

/** What Nest would load if it were there. */
const NOT_INSTALLED =
  /^@nestjs\/(microservices|platform-express|websockets)|^@fastify\/(multipart|view)/;

/** Native code and WebAssembly stay in their packages. */
const IN_PACKAGES =
  /^(sharp|@node-rs\/argon2|class-transformer\/storage|fontkit|pdfkit|subset-font|fast-json-stringify|@fastify\/ajv-compiler)(\/|$)/;

const DOCUMENTS = '../../libs/adapters-documents/src';
const FILES = '../../libs/adapters-files/src';

/** V8 keeps a source with a character above U+00FF in two bytes a character. */
const oneByteACharacter = {
  name: 'one-byte-a-character',
  renderChunk: (code) =>
    code.replace(
      /[\u0080-\uffff]/g,
      (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
};

const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';

/** Nest requires rules too, and there must be one copy of each package: its `require` is bundled. */
const oneCopyOfRules = {
  name: 'one-copy-of-rules',
  transform: {
    filter: { id: /@nestjs\/mapped-types\/dist\/type-helpers/ },
    handler(code) {
      if (!code.includes(OWN_REQUIRE)) this.error('Nest requires its rules in another way.');
      return code.replace(OWN_REQUIRE, '');
    },
  },
  resolveId: {
    filter: { id: /^class-(transformer|validator)$/ },
    handler: (name) => createRequire(import.meta.url).resolve(name),
  },
};

/** The program that draws would take a second and 40 MB for them at each of its starts. */
const typefacesBesidePrograms = {
  name: 'typefaces-beside-programs',
  async writeBundle({ dir }) {
    const { writeTypefaces } = await import(pathToFileURL(path.resolve(dir, 'typefaces.js')));
    await writeTypefaces(dir);
  },
};

/**
 * An ES import of `http` reads each export, and one of them loads all of undici. `@fastify/static`
 * requires `glob` for an option that nobody sets.
 */
const INSTEAD = {
  http: "module.exports = process.getBuiltinModule('http');",
  glob: '',
};

const quickerModules = {
  name: 'quicker-modules',
  resolveId: {
    filter: { id: /^(node:http|http|glob)$/ },
    handler: (name) => `\0instead-of-${name.replace('node:', '')}.cjs`,
  },
  load: {
    filter: { id: /^\0instead-of-/ },
    handler: (id) => INSTEAD[id.slice('\0instead-of-'.length, -'.cjs'.length)],
  },
};

/**
 * The programs in one file each, straight from the sources, and what they load later in others:
 * thousands of files at every start took two fifths of it (decision 0177). No name has a digest in it,
 * so that a build leaves no old files.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    operate: 'src/operate.ts',
    'hash-password': 'src/hash-password.ts',
    'pdf-process-main': `${DOCUMENTS}/pdf-process-main.ts`,
    'paint-process-main': `${FILES}/paint-process-main.ts`,
    'camt-thread-main': `${DOCUMENTS}/camt-thread-main.ts`,
    typefaces: `${DOCUMENTS}/typefaces.ts`,
  },
  tsconfig: '../../tsconfig.base.json',
  logLevel: 'warn',
  platform: 'node',
  treeshake: false,
  external: [NOT_INSTALLED, IN_PACKAGES],
  plugins: [quickerModules, oneCopyOfRules, oneByteACharacter, typefacesBesidePrograms],
  output: {
    dir: 'dist',
    cleanDir: true,
    chunkFileNames: '[name].js',
    // Else a call that tells by throwing whether a text can be read is left out, as if it did nothing.
    minify: false,
    comments: false,
    keepNames: true,
    minifyInternalExports: false,
  },
});
