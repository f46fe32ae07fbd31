import { randomBytes } from 'node:crypto';
import { InMemoryFileStore } from '@boligstyling/application/testing';
import { describe, expect, it } from '@jest/globals';
import { fileLines, readFiles } from './back-up.js';

const NAMES = ['a0', 'b1'].map((end) => `0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e${end}.webp`);
const [FIRST = '', SECOND = ''] = NAMES;

async function* one(bytes: Uint8Array) {
  yield bytes;
}

async function written() {
  const store = new InMemoryFileStore();
  await store.put(FIRST, one(randomBytes(500_000)));
  await store.put(SECOND, one(randomBytes(7)));
  const lines: string[] = [];
  for await (const line of fileLines(store)) lines.push(line);
  return { store, lines };
}

async function read(lines: readonly string[]) {
  const store = new InMemoryFileStore();
  const keep = (name: string, content: AsyncIterable<Uint8Array>) => store.put(name, content);
  const result = await readFiles(
    (async function* () {
      yield* lines;
    })(),
    keep,
  );
  return { ...result, store };
}

describe('the files in a backup', () => {
  it('are restored byte for byte', async () => {
    const { lines, store } = await written();
    const restored = await read(lines);
    expect(restored).toMatchObject({ files: 2, damaged: [] });
    for (const name of NAMES) {
      const [was, is] = [store, restored.store].map((each) => each.files.get(name)?.bytes);
      expect(Buffer.from(is ?? []).equals(Buffer.from(was ?? [1]))).toBe(true);
    }
  });

  it('are named when a byte has changed, and the others are restored', async () => {
    const { lines } = await written();
    const changed = lines.map((line) => line.replace(/"part":"..../, '"part":"AAAA'));
    const [head = '', part = '', ...rest] = lines;
    expect(await read(changed)).toMatchObject({ files: 0, damaged: [FIRST, SECOND] });
    const { damaged, files, store } = await read([
      head,
      part.replace(/"part":"..../, '"part":"AAAA'),
      ...rest,
    ]);
    expect([files, damaged, [...store.files.keys()]]).toEqual([1, [FIRST], [SECOND]]);
  });

  it('are refused when the backup was cut short', async () => {
    const { lines } = await written();
    for (const end of [0, 1, 2, lines.length - 1]) {
      await expect(read(lines.slice(0, end))).rejects.toThrow('cut short');
    }
  });
});
