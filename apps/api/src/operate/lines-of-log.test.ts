import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linesOfLog } from './terminal.js';

const LINES = Array.from({ length: 5_000 }, (_, row) => `{"msg":"erased","lead":"Åse ${row}"}`);
const linesIn = (file: string) => Readable.from(linesOfLog(file)).toArray();

describe('a log', () => {
  let file: string;
  beforeAll(async () => void (file = join(await mkdtemp(join(tmpdir(), 'lines-of-log-')), 'log')));
  afterAll(() => rm(join(file, '..'), { recursive: true }));

  const read = async (bytes: string | Buffer) => {
    await writeFile(file, bytes);
    return linesIn(file);
  };

  it('is read plain, or packed by gzip in one part or several', async () => {
    const text = `${LINES.join('\n')}\n`;
    expect(await read(text)).toEqual(LINES);
    expect(await read(gzipSync(text))).toEqual(LINES);
    const later = Buffer.concat([gzipSync(text), gzipSync('last')]);
    expect(await read(later)).toEqual([...LINES, 'last']);
    expect(await read('')).toEqual([]);
  });

  it('that was cut off is rejected as incomplete', async () => {
    const cutOff = gzipSync(LINES.join('\n')).subarray(0, -20);
    await expect(read(cutOff)).rejects.toThrow(`There is no file ${file} that can be read.`);
  });

  it('that is missing is reported', async () => {
    await expect(linesIn('/none')).rejects.toThrow('There is no file /none');
  });
});
