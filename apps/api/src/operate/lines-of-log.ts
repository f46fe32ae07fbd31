import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { beginsWith, linesOf } from './backup-files.js';

const PACKED = '\u001f\u008b';

/**
 * The lines of a log of any length, plain or packed by gzip, as rotated logs are.
 *
 * @throws Error when there is no such file, or it cannot be read to its end
 */
export async function* linesOfLog(file: string): AsyncGenerator<string> {
  try {
    const isPacked = await beginsWith(file, PACKED);
    const bytes = createReadStream(file);
    const text = isPacked ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
    yield* linesOf(text);
  } catch (cause) {
    throw new Error(`There is no file ${file} that can be read.`, { cause });
  }
}
