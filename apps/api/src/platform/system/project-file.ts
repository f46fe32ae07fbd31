import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @throws Error where no folder above has the contract, which lies in the project's own */
function projectFolder(folder = import.meta.dirname): string {
  if (existsSync(join(folder, 'openapi.yaml'))) return folder;
  if (folder === dirname(folder))
    throw new Error('openapi.yaml is in no folder above the product.');
  return projectFolder(dirname(folder));
}

const PROJECT = projectFolder();

/** @returns where a file or folder of the project lies, however deep the build put what asks */
export const projectFile = (fromRoot: string): string => join(PROJECT, fromRoot);
