import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** How a file that is encrypted by age begins. */
const SEALED = 'age-encryption.org/v1';

/**
 * The same bytes for nobody but whoever has the recipient's key, in the format of age, so that the
 * program `age` opens them too.
 *
 * @param recipient such as `age1…`; none leaves the bytes as they are
 */
export async function sealed(bytes: Readable, recipient: string): Promise<Readable> {
  if (!recipient) return bytes;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/**
 * What a backup holds, whether it is encrypted or not.
 *
 * @param identityFile holds the key, such as `age-keygen` writes it; needed where it is encrypted
 * @throws Error when the key is missing or another's; while it is read, when a byte of it was changed
 */
export async function opened(file: string, identityFile: string): Promise<Readable> {
  const bytes = createReadStream(file);
  if (!(await isSealed(file))) return bytes.pipe(createGunzip());
  if (!identityFile) throw new Error('The backup is encrypted: BACKUP_IDENTITY_FILE is not set.');
  const decrypter = new Decrypter();
  for (const identity of await identitiesIn(identityFile)) decrypter.addIdentity(identity);
  const plain = fromWeb(await decrypter.decrypt(toWeb(bytes)));
  const unzipped = createGunzip();
  plain.once('error', (error) => unzipped.destroy(error));
  return plain.pipe(unzipped);
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0);
    return buffer.toString('latin1') === SEALED;
  } finally {
    await handle.close();
  }
}

async function identitiesIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('#'));
}

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (bytes: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(bytes as ReadableStream<Uint8Array>);
