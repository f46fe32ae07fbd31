import { logoPainterContract } from '@boligstyling/application/testing';
import type { LogoType } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SharpLogoPainter } from './sharp-logo-painter.js';

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

logoPainterContract({
  painter: new SharpLogoPainter(),
  async picture(type: LogoType, side: number, hidden = '') {
    const plain = sharp({
      create: { width: side, height: 20, channels: 3, background: '#1e4637' },
    });
    const file = await plain.toFormat(FORMATS[type]).toBuffer();
    return Buffer.concat([file, Buffer.from(hidden)]);
  },
  async sideOf(painted) {
    const { width = 0, height = 0 } = await sharp(painted).metadata();
    return Math.max(width, height);
  },
});

it('draws one at a time, however many come at once', async () => {
  const painter = new SharpLogoPainter();
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
