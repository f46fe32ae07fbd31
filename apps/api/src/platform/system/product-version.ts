import { readFileSync } from 'node:fs';
import { projectFile } from './project-file.js';

export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string }
).version;
