import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pictureUrl, PICTURES, PLANS, planUrl, type PictureName } from '../src/content/pictures.ts';
import { drawnFrom, fingerprint } from './fingerprint.ts';

const FOLDER = join(import.meta.dirname, '../public/pictures');

const urls = [
  ...Object.entries(PICTURES).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => [
      pictureUrl(name as PictureName, width, 'avif'),
      pictureUrl(name as PictureName, width, 'webp'),
    ]),
  ),
  ...Object.keys(PLANS).map((name) => planUrl(name as keyof typeof PLANS)),
];

describe('the pictures in public/pictures', () => {
  it('match their sources; otherwise run npm run pictures', async () => {
    expect(await drawnFrom()).toBe(await fingerprint());
  });

  it('are complete in every size and format', () => {
    const files = readdirSync(FOLDER).map((file) => `/pictures/${file}`);
    expect(files.sort()).toEqual(urls.sort());
  });
});
