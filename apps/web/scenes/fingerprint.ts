import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES } from '../src/content/pictures.ts';

const HERE = import.meta.dirname;
const NOTE = join(HERE, 'drawn-from.sha256');

export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sources()) hash.update(await readFile(file));
  const sizes = Object.entries(PICTURES).map(([name, { width, height, widths }]) => [
    ...[name, width, height],
    ...widths,
  ]);
  return hash.update(JSON.stringify(sizes)).digest('hex');
}

export const drawnFrom = async (): Promise<string> => (await readFile(NOTE, 'utf8')).trim();

export const noteDrawn = (sources: string): Promise<void> => writeFile(NOTE, `${sources}\n`);

async function sources(): Promise<string[]> {
  const entries = await readdir(HERE, { recursive: true });
  return entries
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(HERE, file));
}
