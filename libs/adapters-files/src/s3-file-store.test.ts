import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileStoreContract } from '@boligstyling/application/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3FileStore } from './s3-file-store.js';
import { startS3 } from './testing/start-s3.js';

const NAME = '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.webp';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3('homes');
});
afterAll(() => s3.close());

fileStoreContract('files in S3', async () => ({
  store: new S3FileStore(s3.settings),
  again: () => new S3FileStore(s3.settings),
}));

async function* one() {
  yield Buffer.from('a');
}

/** Answers every request alike, or never. */
async function answering(body: string | null, status = 200) {
  const server = createServer((request, response) => {
    request.resume();
    response.statusCode = status;
    if (body !== null) response.setHeader('content-type', 'application/xml').end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const store = new S3FileStore({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, 300);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { store, close };
}

describe('files in S3', () => {
  it('are refused with an unknown key', async () => {
    const store = new S3FileStore({ ...s3.settings, accessKeyId: 'a guess' });
    await expect(store.put(NAME, one())).rejects.toMatchObject({ code: 'files-unavailable' });
    await expect(store.get(NAME)).rejects.toMatchObject({ code: 'files-unavailable' });
  });

  it('are unavailable while the server is away', async () => {
    const store = new S3FileStore({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    for (const work of [() => store.put(NAME, one()), () => store.get(NAME), () => store.check()]) {
      await expect(work()).rejects.toMatchObject({ code: 'files-unavailable' });
    }
  });

  it('are unavailable while the server hangs', async () => {
    const { close, store } = await answering(null);
    await expect(store.put(NAME, one())).rejects.toMatchObject({ code: 'files-unavailable' });
    close();
  });

  it('have no room in a full store', async () => {
    const xml = '<Error><Code>XMinioStorageFull</Code><Message>Storage is full</Message></Error>';
    const { close, store } = await answering(xml, 507);
    await expect(store.put(NAME, one())).rejects.toMatchObject({ code: 'no-room-for-files' });
    close();
  });

  it.each(['Enabled', 'Suspended'])('are refused in a bucket with versions: %s', async (status) => {
    const xml = `<VersioningConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Status>${status}</Status></VersioningConfiguration>`;
    const { close, store } = await answering(xml);
    await expect(store.check()).rejects.toThrow('keeps versions');
    close();
  });
});
