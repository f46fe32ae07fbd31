import { readFileSync } from 'node:fs';
import { projectFile } from './project-file.js';

/** The version in `package.json`. */
export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string }
).version;
