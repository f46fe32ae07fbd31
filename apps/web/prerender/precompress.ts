import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg)$/;

const brotli = promisify(brotliCompress);
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // Best measured for these scripts, by 0.2 %.
    [constants.BROTLI_PARAM_NDIRECT]: 4,
  },
};
const GZIP = { level: constants.Z_BEST_COMPRESSION };

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content, BROTLI));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, GZIP));
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => relative(dir, join(file.parentPath, file.name)));
}

export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }, bundle) {
      const files = this.environment.name === 'client' ? await filesIn(dir) : Object.keys(bundle);
      const texts = files.filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(texts.map((file) => compressFile(join(dir, file))));
    },
  };
}
