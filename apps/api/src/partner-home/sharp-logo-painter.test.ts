import { LOGO_SIDE, LOGO_TYPES, requireLogo } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { SharpLogoPainter } from './sharp-logo-painter.js';
import sharp from 'sharp';

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

const painter = new SharpLogoPainter();

async function picture(
  type: (typeof LOGO_TYPES)[number],
  side: number,
  hidden = '',
): Promise<Uint8Array> {
  const plain = sharp({
    create: { width: side, height: 20, channels: 3, background: '#1e4637' },
  });
  const file = await plain.toFormat(FORMATS[type]).toBuffer();
  return Buffer.concat([file, Buffer.from(hidden)]);
}

async function sideOf(painted: Uint8Array): Promise<number> {
  const { width = 0, height = 0 } = await sharp(painted).metadata();
  return Math.max(width, height);
}

describe('the logo painter', () => {
  it.each(LOGO_TYPES)('paints a WebP of %s, in its own size', async (type) => {
    const painted = await painter.paint(await picture(type, 40));
    expect(() => requireLogo(painted)).not.toThrow();
    expect(String.fromCharCode(...painted.subarray(8, 12))).toBe('WEBP');
    expect(await sideOf(painted)).toBe(40);
  });

  it('reduces a picture larger than a logo', async () => {
    const painted = await painter.paint(await picture('image/png', 900));
    expect(await sideOf(painted)).toBe(LOGO_SIDE);
  });

  it.each(LOGO_TYPES)('drops all other data of a file of %s', async (type) => {
    const file = await picture(type, 40, '<script>');
    const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
    expect(text(file)).toContain('<script>');
    expect(text(await painter.paint(file))).not.toContain('<script>');
  });

  it('rotates a photograph upright, and drops its location', async () => {
    const accepted = await sharp(await picture('image/jpeg', 40))
      .withExif({ IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(accepted).metadata()).exif).toBeDefined();
    const painted = await sharp(await painter.paint(accepted)).metadata();
    expect([painted.width, painted.height]).toEqual([20, 40]);
    expect([painted.exif, painted.xmp, painted.icc]).toEqual([undefined, undefined, undefined]);
  });

  it('rejects a small file with a picture too large for the memory', async () => {
    const file = await sharp({
      create: { width: 6_000, height: 4_001, channels: 3, background: '#1e4637' },
    })
      .png()
      .toBuffer();
    expect(file.length).toBeLessThan(1_000_000);
    await expect(painter.paint(file)).rejects.toMatchObject({ code: 'invalid-logo' });
  });

  it('rejects a truncated file', async () => {
    for (const type of LOGO_TYPES) {
      const cut = (await picture(type, 40)).subarray(0, 12);
      await expect(painter.paint(cut)).rejects.toMatchObject({ code: 'invalid-logo' });
    }
  });
});

it('paints one at a time', async () => {
  const file = await sharp({
    create: { width: 2_000, height: 2_000, channels: 3, background: '#1e4637' },
  })
    .png()
    .toBuffer();
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1);
  await Promise.all(Array.from({ length: 6 }, () => painter.paint(file)));
  clearInterval(look);
  expect(most).toBe(1);
});
