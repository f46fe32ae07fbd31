import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter, Encrypter, type Identity, type Recipient } from 'age-encryption';
import { recipientsIn } from '../config/setting-reader.js';

const SEALED = 'age-encryption.org/v1';
/** `age --armor` writes Base64 between two lines. */
const ARMOUR = {
  begin: '-----BEGIN AGE ENCRYPTED FILE-----',
  end: '-----END AGE ENCRYPTED FILE-----',
};

/** A second recipient in memory, because a backup for another could not be read back. */
export class OwnReading implements Recipient, Identity {
  private key: Uint8Array | null = null;

  wrapFileKey(fileKey: Uint8Array): [] {
    this.key = fileKey.slice();
    return [];
  }

  unwrapFileKey(): Uint8Array | null {
    return this.key;
  }
}

/**
 * In the format of `age`.
 *
 * @param recipients such as `age1…`, with spaces or commas between; none leaves the bytes as they
 * are
 * @param own opens them too
 * @throws Error for an invalid recipient
 */
export async function sealed(
  bytes: Readable,
  recipients: string,
  own = new OwnReading(),
): Promise<Readable> {
  const all = recipientsIn(recipients);
  if (all.length === 0) return bytes;
  const encrypter = new Encrypter();
  try {
    for (const recipient of all) encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new Error('BACKUP_RECIPIENT is no recipient of age, such as `age-keygen` prints.', {
      cause,
    });
  }
  encrypter.addRecipient(own);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/**
 * @param key the file of the key, as `age-keygen` writes it, or the in-memory recipient
 * @throws Error for a missing or wrong key; while reading, for a changed byte
 */
export async function opened(file: string, key: string | OwnReading): Promise<Readable> {
  const isArmoured = await beginsWith(file, ARMOUR.begin);
  const isEncrypted = isArmoured || (await beginsWith(file, SEALED));
  const written = createReadStream(file);
  const bytes = isArmoured ? Readable.from(withoutArmour(written)) : written;
  if (!isEncrypted) return bytes.pipe(createGunzip());
  if (!key) throw new Error('The backup is encrypted: BACKUP_IDENTITY_FILE is not set.');
  const decrypter = new Decrypter();
  if (typeof key === 'string') await addKeysIn(key, decrypter);
  else decrypter.addIdentity(key);
  const decrypted = decrypter.decrypt(toWeb(bytes)).catch((cause: unknown) => {
    throw new Error(
      'The key in BACKUP_IDENTITY_FILE does not open the backup: it is for another, or the file was changed.',
      { cause },
    );
  });
  const plain = fromWeb(await decrypted);
  const unzipped = createGunzip();
  plain.once('error', (error) => unzipped.destroy(error));
  return plain.pipe(unzipped);
}

async function* withoutArmour(text: Readable): AsyncGenerator<Buffer> {
  for await (const line of linesOf(text)) {
    if (line.startsWith(ARMOUR.end)) return;
    if (!line.startsWith(ARMOUR.begin)) yield Buffer.from(line, 'base64');
  }
}

/** At line feeds only: `node:readline` also splits at U+2028, which people paste into forms. */
export async function* linesOf(text: Readable): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of text.setEncoding('utf8')) {
    const [first = '', ...rest] = String(chunk).split('\n');
    begun += first;
    for (const next of rest) {
      yield begun;
      begun = next;
    }
  }
  if (begun) yield begun;
}

export async function beginsWith(file: string, bytes: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return buffer.toString('latin1') === bytes;
  } finally {
    await handle.close();
  }
}

async function addKeysIn(file: string, decrypter: Decrypter): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`BACKUP_IDENTITY_FILE: ${file} cannot be read.`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line && !line.startsWith('#'));
  const none = `BACKUP_IDENTITY_FILE: ${file} holds no key, such as \`age-keygen\` prints.`;
  if (keys.length === 0) throw new Error(none);
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch (cause) {
    throw new Error(none, { cause });
  }
}

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (bytes: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(bytes as ReadableStream<Uint8Array>);
