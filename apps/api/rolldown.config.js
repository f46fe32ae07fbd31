import { defineConfig } from 'rolldown';

/** What Nest would load if it were there. */
const NOT_INSTALLED =
  /^@nestjs\/(microservices|platform-express|websockets)|^@fastify\/(multipart|view)/;

/** Native code stays in its package; Nest requires the two of rules itself, and there must be one of each. */
const IN_PACKAGES = /^(sharp|@node-rs\/argon2|class-transformer|class-validator)(\/|$)/;

/**
 * The programs in one file each, and what they load later in others: thousands of files at every start
 * took two fifths of it (decision 0177). No name has a digest in it, so that a build leaves no old files.
 */
export default defineConfig({
  input: ['main', 'operate', 'hash-password'].map((program) => `dist/modules/${program}.js`),
  logLevel: 'warn',
  platform: 'node',
  treeshake: false,
  external: [NOT_INSTALLED, IN_PACKAGES],
  output: {
    dir: 'dist',
    chunkFileNames: '[name].js',
    // Else a call that tells by throwing whether a text can be read is left out, as if it did nothing.
    minify: false,
    keepNames: true,
    minifyInternalExports: false,
  },
});
