import type { Ink } from '../ink.ts';
import { gableRow } from './houses.ts';
import { mirrored, ridge, shape, sky, slab, water } from './land.ts';

export function bergen(ink: Ink): string {
  const row = gableRow(10, 2, [
    { base: 178, width: 46, height: 58, colour: '#a5432e', hoist: true },
    { base: 178, width: 44, height: 54, colour: '#cf9a4f', hoist: true },
    { base: 178, width: 46, height: 60, colour: '#8a3526', hoist: true },
    { base: 178, width: 42, height: 56, colour: '#efe4cd', trim: '#fffaf0' },
    { base: 178, width: 46, height: 58, colour: '#b8603d', hoist: true },
    { base: 178, width: 46, height: 54, colour: '#d8ab63', hoist: true },
  ]);
  return (
    sky(ink, '#a8bfc9', '#ece3d0') +
    ridge(ink, '0 96, 60 40, 130 62, 200 12, 262 30, 310 64', '#6f9080') +
    ridge(ink, '0 132, 80 84, 150 108, 230 58, 310 100', '#4a6f58') +
    hillside() +
    row +
    slab(0, 178, 310, 7, '#6d5a45') +
    slab(0, 178, 310, 1.6, '#d0b48a') +
    water(ink, 185, '#7fa0a0', '#426a70') +
    mirrored(ink, 185, row, 0.34) +
    boat()
  );
}

function hillside(): string {
  const homes: [number, number, string][] = [
    [70, 100, '#f3ead8'],
    [92, 104, '#e3d3b0'],
    [112, 110, '#f3ead8'],
    [180, 92, '#f3ead8'],
    [200, 82, '#d9b98a'],
    [236, 80, '#f3ead8'],
    [252, 88, '#e9dcc0'],
    [270, 96, '#f3ead8'],
    [160, 104, '#e3d3b0'],
    [216, 96, '#f3ead8'],
  ];
  return (
    '<path d="M168 112Q196 70 202 16" stroke="#d9cdb0" stroke-width="1.6" stroke-dasharray="4 2.5" fill="none"/>' +
    slab(186, 60, 5, 8, '#b3442f') +
    homes
      .map(
        ([x, y, wall]) => slab(x, y, 9, 7, wall) + shape(`M${x - 1} ${y}l5.5 -5l5.5 5Z`, '#a05a3f'),
      )
      .join('')
  );
}

function boat(): string {
  return (
    shape('M196 206q30 6 62 -2l-7 13h-48Z', '#f4eee0') +
    shape('M203 217h48l3 -6h-54Z', '#a5432e') +
    slab(212, 193, 20, 12, '#f9f4e8') +
    slab(215, 196, 5, 5, '#43575a') +
    slab(223, 196, 5, 5, '#43575a') +
    '<path d="M238 205V176M238 180l16 22" stroke="#4a3b2c" stroke-width="1.3"/>'
  );
}
