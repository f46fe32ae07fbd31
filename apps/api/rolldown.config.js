import { defineConfig } from 'rolldown';

/** What Nest would load if it were there. */
const NOT_INSTALLED =
  /^@nestjs\/(microservices|platform-express|websockets)|^@fastify\/(multipart|view)/;

/**
 * Native code and WebAssembly stay in their packages. Nest requires the two of rules itself, and there
 * must be one of each.
 */
const IN_PACKAGES =
  /^(sharp|@node-rs\/argon2|class-transformer|class-validator|fontkit|pdfkit|subset-font|fast-json-stringify|@fastify\/ajv-compiler)(\/|$)/;

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
  },
  tsconfig: '../../tsconfig.base.json',
  logLevel: 'warn',
  platform: 'node',
  treeshake: false,
  external: [NOT_INSTALLED, IN_PACKAGES],
  plugins: [oneByteACharacter],
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
