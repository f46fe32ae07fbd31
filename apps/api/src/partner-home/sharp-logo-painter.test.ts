import { logoPainterContract } from '@boligstyling/application/testing';
import type { LogoType } from '@boligstyling/domain';
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
