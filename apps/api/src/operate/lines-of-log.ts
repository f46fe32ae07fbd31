import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { beginsWith, linesOf } from './backup-files.js';

/** How a file that is packed by gzip begins. */
const PACKED = '\u001f\u008b';

/**
 * The lines of a log however long it is, packed by gzip, as what is put by mostly is, or not.
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
