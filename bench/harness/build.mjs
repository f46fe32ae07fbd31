import path from 'node:path';
import { build } from 'rolldown';
import config from '../../apps/api/rolldown.config.js';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Bundles the modules that serve the product and its rivals with the options of the product's own
 * build, so that a measured process holds no compiler. Their calls are in `bench/dist`.
 */
await build({
  ...config,
  cwd: ROOT,
  input: {
    product: 'bench/harness/product.mjs',
    'bare-delivery': 'bench/delivery/bare.mjs',
    'paint-process-main': 'libs/adapters-files/src/paint-process-main.ts',
    'pdf-process-main': 'libs/adapters-documents/src/pdf-process-main.ts',
    typefaces: 'libs/adapters-documents/src/typefaces.ts',
  },
  tsconfig: 'tsconfig.base.json',
  output: { ...config.output, dir: 'bench/dist' },
});
