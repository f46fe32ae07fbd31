import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  pictureUrl,
  PICTURES,
  planUrl,
  type PictureName,
  type PlanName,
} from '../src/content/pictures.ts';
import { ALBUM } from './album.ts';
import { drawnFrom, fingerprint, noteDrawn } from './fingerprint.ts';
import { plan, type Degree } from './plans.ts';
import { sheet } from './sheet.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const POINTS_PER_UNIT = 72;
const QUALITY = { avif: { quality: 43, effort: 2 }, webp: { quality: 74 } } as const;
/** A page has many cards, so a slower, smaller encoding pays. */
const CARD_QUALITY = { avif: { quality: 38, effort: 3 }, webp: { quality: 66 } } as const;

async function renderAll(): Promise<void> {
  const sources = await fingerprint();
  if ((await drawnFrom()) === sources) return console.log('Pictures are up to date.');
  await mkdir(join(PUBLIC, 'pictures'), { recursive: true });
  for (const degree of ['fullstyling', 'delstyling', 'interiorveiledning'] satisfies Degree[])
    await writeFile(join(PUBLIC, planUrl(`plan-${degree}` satisfies PlanName)), plan(degree));
  const waiting = Object.keys(PICTURES) as PictureName[];
  await Promise.all([worker(waiting), worker(waiting)]);
  await noteDrawn(sources);
}

async function worker(waiting: PictureName[]): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const start = Date.now();
    await renderOne(name);
    console.log(`${name} (${Date.now() - start} ms)`);
  }
}

async function renderOne(name: PictureName): Promise<void> {
  const { view, paint } = ALBUM[name];
  const { widths } = PICTURES[name];
  const svg = Buffer.from(sheet(name, view, paint));
  const density = (POINTS_PER_UNIT * Math.max(...widths)) / view.width;
  const drawn = sharp(svg, { density, unlimited: true });
  const { data, info } = await (name.startsWith('benefit-') ? drawn : drawn.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const quality = name.startsWith('city-') ? CARD_QUALITY : QUALITY;
  for (const width of widths)
    for (const format of ['avif', 'webp'] as const)
      await sharp(data, { raw: info })
        .resize(width)
        .toFormat(format, quality[format])
        .toFile(join(PUBLIC, pictureUrl(name, width, format)));
}

const named = process.argv.slice(2);
const isKnown = (name: string): name is PictureName => name in ALBUM;
if (!named.every(isKnown)) throw new Error(`The pictures are ${Object.keys(ALBUM).join(', ')}.`);
if (named.length > 0) await worker(named);
else await renderAll();
