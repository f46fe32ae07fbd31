import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../../../../package.json', import.meta.url);

/** Which release this is, as the package says it. */
export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly version: string }
).version;
