import { describe, expect, it } from '@jest/globals';
import { CamtReader, startCamtThread } from './camt-reader.js';
import { readCamtFile } from './camt-file.js';
import { camtFile } from './testing/camt.js';

const fileOf = (count: number) => {
  const payments = Array.from({ length: count }, (_, nth) => ({
    reference: `R${nth}`,
    amount: '1.00',
  }));
  return new TextEncoder().encode(camtFile(payments));
};

describe('a bank file', () => {
  it('is read in a thread without blocking this process', async () => {
    const file = fileOf(10_500);
    let [turns, isOver] = [0, false];
    const work = () => {
      turns += 1;
      if (!isOver) setImmediate(work);
    };
    setImmediate(work);
    const lines = await new CamtReader().read(file).finally(() => (isOver = true));
    expect(lines).toEqual(readCamtFile(file));
    expect(turns).toBeGreaterThan(1_000);
  });

  it("is refused with the thread's reason", async () => {
    const reading = new CamtReader().read(new TextEncoder().encode('<Document/>'));
    await expect(reading).rejects.toMatchObject({
      ...{ code: 'invalid-bank-file', message: 'Filen er ikke CAMT.054.' },
    });
  });

  it('is read after the previous file', async () => {
    let [running, most] = [0, 0];
    const reader = new CamtReader((file) => {
      most = Math.max(most, (running += 1));
      return startCamtThread(file).once('exit', () => (running -= 1));
    });
    const all = await Promise.all([1, 2, 3].map((count) => reader.read(fileOf(count))));
    expect(all.map(({ length }) => length)).toEqual([1, 2, 3]);
    expect(most).toBe(1);
  });

  it('that takes too long is refused, its thread ended, and the next one read', async () => {
    const reader = new CamtReader(startCamtThread, 1);
    await expect(reader.read(fileOf(10_500))).rejects.toMatchObject({ code: 'invalid-bank-file' });
    expect(await new CamtReader().read(fileOf(1))).toHaveLength(1);
  });

  it('that crashes its thread fails the call with the same error', async () => {
    const reader = new CamtReader(() => startCamtThread(null as unknown as Uint8Array));
    await expect(reader.read(fileOf(1))).rejects.toThrow();
  });
});
