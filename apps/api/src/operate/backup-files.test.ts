import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { armor, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { opened, sealed } from './backup-files.js';

/** More than the 64 kB that age seals at once. */
const WHAT = Array.from({ length: 20_000 }, (_, row) => `{"row":${row},"name":"Åse"}`).join('\n');

describe('a backup', () => {
  let folder: string;
  let key: string;
  let recipient: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-files-'));
    key = await generateX25519Identity();
    recipient = await identityToRecipient(key);
    await writeFile(join(folder, 'key'), `# made today\n${key}\n`);
    await writeFile(join(folder, 'other'), await generateX25519Identity());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const identity = (name: string) => join(folder, name);
  const kept = async (to: string, change = (bytes: Buffer) => bytes) => {
    const stream = await sealed(Readable.from([gzipSync(WHAT)]), to);
    const file = join(folder, 'backup');
    await writeFile(file, change(Buffer.concat(await stream.toArray())));
    return file;
  };

  it('is read with its key, and reveals nothing without it', async () => {
    const file = await kept(recipient);
    expect((await readFile(file, 'latin1')).startsWith('age-encryption.org/v1\n-> X25519')).toBe(
      true,
    );
    expect(await text(await opened(file, identity('key')))).toBe(WHAT);
    await expect(opened(file, '')).rejects.toThrow('BACKUP_IDENTITY_FILE');
    await expect(opened(file, identity('other'))).rejects.toThrow(
      'The key in BACKUP_IDENTITY_FILE does not open the backup',
    );
  });

  it('is read by each of several recipients', async () => {
    const other = await identityToRecipient(await readFile(identity('other'), 'utf8'));
    for (const both of [`${recipient} ${other}`, `${other}, ${recipient}`]) {
      const file = await kept(both);
      expect(await text(await opened(file, identity('key')))).toBe(WHAT);
      expect(await text(await opened(file, identity('other')))).toBe(WHAT);
    }
  });

  it.each([
    ['as age writes it', (lines: string) => lines],
    ['with line ends of Windows', (lines: string) => lines.replaceAll('\n', '\r\n')],
    ['without its last line end', (lines: string) => lines.trim()],
  ])('is read in armour: %s', async (_, change) => {
    const file = await kept(recipient, (bytes) => Buffer.from(change(armor.encode(bytes))));
    expect(await text(await opened(file, identity('key')))).toBe(WHAT);
  });

  it.each([
    ['changed', (lines: string) => lines.replace(/\n.(?=[^\n]*\n[^\n]*\n-----END)/, '\n*')],
    ['cut off', (lines: string) => lines.slice(0, -200)],
  ])('in armour is refused when it was %s', async (_, change) => {
    const file = await kept(recipient, (bytes) => Buffer.from(change(armor.encode(bytes))));
    await expect(opened(file, identity('key')).then(text)).rejects.toThrow();
  });

  it('is rejected with a file that holds no key', async () => {
    const file = await kept(recipient);
    for (const wrong of [recipient, key.slice(0, -1), '# made today\n']) {
      await writeFile(identity('none'), wrong);
      await expect(opened(file, identity('none'))).rejects.toThrow(
        `BACKUP_IDENTITY_FILE: ${identity('none')} holds no key, such as \`age-keygen\` prints.`,
      );
    }
  });

  it('without encryption is read as it is', async () => {
    expect(await text(await opened(await kept(''), ''))).toBe(WHAT);
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.from(bytes.with(bytes.length - 100, 7))],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -50)],
  ])('is refused when it was %s', async (_, change) => {
    const file = await kept(recipient, change);
    await expect(opened(file, identity('key')).then(text)).rejects.toThrow();
  });
});
