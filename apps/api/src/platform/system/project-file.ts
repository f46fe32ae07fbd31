import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * By its contract, from source and from the build.
 *
 * @throws Error where no folder above has the contract
 */
function projectFolder(folder = import.meta.dirname): string {
  if (existsSync(join(folder, 'openapi.yaml'))) return folder;
  if (folder === dirname(folder))
    throw new Error('openapi.yaml is in no folder above the product.');
  return projectFolder(dirname(folder));
}

const PROJECT = projectFolder();

export const projectFile = (fromRoot: string): string => join(PROJECT, fromRoot);

export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string }
).version;
