import type { Ink } from '../ink.ts';
import { gable } from './houses.ts';
import { gulls, ridge, shape, sky, slab, water } from './land.ts';

export function kristiansand(ink: Ink): string {
  const tower = ink.gradient('0 #fffdf6, 0.55 #f1ede2, 1 #b9b5a8', [190, 0], [226, 0]);
  const band = ink.gradient('0 #c4573b, 0.55 #a5432e, 1 #6f2b1d', [190, 0], [226, 0]);
  const rock = ink.gradient('0 #d9c3ab, 0.5 #b39b88, 1 #7b6a60', [60, 150], [300, 232]);
  return (
    sky(ink, '#9fc3d4', '#f8e6c6') +
    ridge(ink, '0 132, 50 126, 96 131, 150 134', '#a9bdb6') +
    water(ink, 132, '#9fc0c4', '#3f7480') +
    sail(40, 142, 30) +
    sail(82, 137, 17) +
    ink.texture(
      'plaster',
      shape('M58 232Q84 196 122 186T186 158Q214 148 246 158T310 172V232Z', rock),
    ) +
    '<path d="M96 226q34 -30 82 -34M150 232q30 -34 96 -44M226 170q40 4 80 26" stroke="#6d5d52" stroke-opacity=".4" stroke-width="1.6" fill="none"/>' +
    shape('M58 232Q84 196 122 186q-22 14 -36 46Z', '#fff0cf', 'opacity=".3"') +
    gable({
      x: 238,
      base: 166,
      width: 40,
      height: 24,
      colour: '#f7f2e6',
      roof: '#9c4a34',
      columns: 2,
      trim: '#8fa3a2',
      door: '#9c4a34',
    }) +
    shape('M194 164L200 62H218L224 164Z', tower) +
    shape('M197.3 108H220.700L222.3 134H195.700Z', band) +
    slab(206, 78, 6, 9, '#43575a') +
    slab(206, 146, 7, 16, '#7d3524') +
    slab(195, 58, 28, 4.5, '#22302a') +
    slab(201, 40, 16, 18, '#ffe7a6') +
    '<path d="M205 40v18M209 40v18M213 40v18" stroke="#22302a" stroke-width="1"/>' +
    shape('M198 41Q209 22 220 41Z', '#a5432e') +
    slab(208.2, 22, 1.6, 9, '#22302a') +
    gulls(118, 66)
  );
}

const sail = (x: number, y: number, size: number): string =>
  shape(
    `M${x} ${y - size}Q${x + size * 0.6} ${y - size * 0.4} ${x + size * 0.5} ${y - 2}H${x}Z`,
    '#fffaf0',
  ) +
  shape(`M${x - 1.5} ${y - size * 0.9}L${x - size * 0.38} ${y - 2}H${x - 1.5}Z`, '#e4ddca') +
  shape(
    `M${x - size * 0.42} ${y}h${size}l${-size * 0.16} ${size * 0.14}h${-size * 0.66}Z`,
    '#7a4a2e',
  );
