import { readFileSync } from 'node:fs';
import { projectFile } from './project-file.js';

/** Which release this is, as the package says it. */
export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string }
).version;
