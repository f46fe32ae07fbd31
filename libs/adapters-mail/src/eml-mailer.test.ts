import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mailerContract, sampleMessage } from '@boligstyling/application/testing';
import PostalMime from 'postal-mime';
import { EmlMailer } from './open-mailer.js';
import { messageOf } from './testing/message-of.js';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'eml-mailer-'));
  folder = join(home, 'data', 'outbox');
});

afterEach(() => rm(home, { recursive: true }));

const kept = () => readdir(folder).catch((): string[] => []);
const read = async (name: string) => PostalMime.parse(await readFile(join(folder, name)));
const inTime = () => new AbortController().signal;

mailerContract(async () => ({
  mailer: new EmlMailer(folder),
  takenOver: async () =>
    Promise.all((await kept()).map(async (name) => messageOf(await read(name)))),
  // A file in place of the folder, so that nothing can be stored.
  interrupt: () => writeFile(join(home, 'data'), ''),
  restore: () => rename(join(home, 'data'), join(home, 'aside')),
}));

describe('EmlMailer', () => {
  it('names the file after the Message-ID', async () => {
    await new EmlMailer(folder).send(sampleMessage({ messageId: '<a-1@b.example>' }), inTime());
    expect(await kept()).toEqual(['a-1@b.example.eml']);
  });

  it('makes messages unreadable to other users of the machine', async () => {
    await new EmlMailer(folder).send(sampleMessage(), inTime());
    const [name = ''] = await kept();
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('reads no file and calls no address named in an email', async () => {
    const secret = join(home, 'secret');
    await writeFile(secret, 'from a file');
    let asked = 0;
    const stranger = createServer((_, response) => {
      asked += 1;
      response.end('from elsewhere');
    });
    await once(stranger.listen(0, '127.0.0.1'), 'listening');
    const { port } = stranger.address() as AddressInfo;
    const outbox = new EmlMailer(folder);
    for (const html of [{ path: secret }, { href: `http://127.0.0.1:${port}/` }]) {
      // Types prevent it, but data from outside has none.
      const message = sampleMessage({ html: html as unknown as string });
      await expect(outbox.send(message, inTime())).rejects.toBeDefined();
    }
    stranger.close();
    expect([asked, await kept()]).toEqual([0, []]);
  });

  it('cannot be made to write outside its folder', async () => {
    const message = sampleMessage({ messageId: '<../../escaped@b.example>' });
    await new EmlMailer(folder).send(message, inTime());
    expect(await kept()).toEqual(['.._.._escaped@b.example.eml']);
  });
});
