import { line, type Dot } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { block } from './houses.ts';
import { mirrored, ridge, shape, sky, slab, spruce, water } from './land.ts';

export function drammen(ink: Ink): string {
  const bridge = ypsilon();
  return (
    sky(ink, '#b2c6cb', '#fae0b6') +
    ridge(ink, '0 92, 70 60, 150 74, 226 46, 310 82', '#7f9d86') +
    ridge(ink, '0 126, 90 102, 190 118, 310 96', '#587c62') +
    Array.from({ length: 16 }, (_, i) =>
      spruce(
        8 + i * 20,
        128 - Math.abs(Math.sin(i * 1.7)) * 12,
        13 + (i % 3) * 4,
        i % 2 ? '#456a53' : '#527860',
      ),
    ).join('') +
    town() +
    water(ink, 164, '#a9bdb4', '#4a7478') +
    mirrored(ink, 166, town() + bridge, 0.26) +
    bridge
  );
}

function town(): string {
  const rows: [number, number, number, string][] = [
    [-4, 134, 34, '#c4694a'],
    [32, 126, 26, '#efe6d2'],
    [60, 138, 32, '#d9b06a'],
    [94, 130, 28, '#8c9d90'],
    [124, 140, 34, '#efe6d2'],
    [160, 132, 26, '#b0583a'],
    [188, 138, 34, '#e3d3b0'],
    [224, 128, 28, '#6f8a80'],
    [254, 136, 30, '#efe6d2'],
    [286, 130, 30, '#c4694a'],
  ];
  return rows
    .map(
      ([x, y, w, colour]) =>
        shape(`M${x - 1} ${y}l4 -7h${w - 6}l4 7Z`, mix(colour, '#3a2620', 0.55)) +
        block(x, y, w, 166, colour, mix(colour, '#2c3835', 0.55), [6, 8]),
    )
    .join('');
}

function ypsilon(): string {
  const [head, foot]: [Dot, Dot] = [
    [132, 26],
    [158, 186],
  ];
  const [head2, foot2]: [Dot, Dot] = [
    [206, 34],
    [166, 186],
  ];
  const deck = (t: number): Dot => [-6 + 322 * t, 182 - 20 * Math.sin(t * Math.PI)];
  const stays =
    [0.03, 0.1, 0.17, 0.24, 0.31, 0.38].map((t) => line([head, deck(t)])).join('') +
    [0.62, 0.69, 0.76, 0.83, 0.9, 0.97].map((t) => line([head2, deck(t)])).join('');
  const edge = Array.from({ length: 30 }, (_, i) => deck(i / 29));
  const mast = ([hx, hy]: Dot, [fx, fy]: Dot): string =>
    shape(`M${hx - 1} ${hy}L${fx - 4.5} ${fy}h9L${hx + 1} ${hy}Z`, '#fbf8ef') +
    shape(`M${hx} ${hy}L${fx} ${fy}h4.500L${hx + 1} ${hy}Z`, '#a9aba1');
  const branch =
    shape('M158 163Q214 170 316 214V224Q208 178 150 170Z', '#d9d5c8') +
    shape('M150 170Q208 178 316 224v5Q206 184 148 174Z', '#7b7f77');
  return (
    `<path d="${stays}" stroke="#fffaf0" stroke-width=".9" stroke-opacity=".9" fill="none"/>` +
    slab(154, 176, 16, 30, '#8d9089') +
    branch +
    shape(
      `${line(edge)}${line(edge.map(([x, y]): Dot => [x, y + 4]).reverse()).replace('M', 'L')}Z`,
      '#f3efe4',
    ) +
    shape(
      `${line(edge.map(([x, y]): Dot => [x, y + 4]))}${line(edge.map(([x, y]): Dot => [x, y + 8]).reverse()).replace('M', 'L')}Z`,
      '#80847c',
    ) +
    `<path d="${line(edge.map(([x, y]): Dot => [x, y - 7]))}" stroke="#f3efe4" stroke-width="1" fill="none"/>` +
    mast(head, foot) +
    mast(head2, foot2)
  );
}
