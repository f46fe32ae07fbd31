import { UPLOAD_BYTES_A_DAY } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { UploadQuota } from './upload-quota.js';

const ONE = { ip: '203.0.113.1' };
const OTHER = { ip: '203.0.113.2' };

async function* pieceOf(length: number): AsyncGenerator<Buffer> {
  yield { length } as Buffer;
}
const read = async (file: AsyncIterable<Buffer>) => {
  for await (const piece of file) void piece;
};

describe('the uploads of a client network', () => {
  it('are 500 MB a day, whatever others send', async () => {
    const quota = new UploadQuota();
    const send = (client: typeof ONE, bytes: number) => quota.during(client, pieceOf(bytes), read);
    await send(ONE, UPLOAD_BYTES_A_DAY);
    await expect(send(ONE, 1)).rejects.toMatchObject({ code: 'too-much-uploaded' });
    await send(OTHER, 1);
  });

  it('are twelve at once, so that others find a place', async () => {
    const quota = new UploadQuota();
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const begin = (client = ONE) => quota.during(client, pieceOf(1), () => ended);
    const running = Array.from({ length: 12 }, () => begin());
    await expect(begin()).rejects.toMatchObject({ code: 'too-many-attempts' });
    running.push(begin(OTHER));
    end();
    await Promise.all(running);
    await begin();
  });
});
