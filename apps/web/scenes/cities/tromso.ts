import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { ridge, shape, sky, slab, water, mirrored } from './land.ts';

export function tromso(ink: Ink): string {
  const church = cathedral(ink);
  return (
    sky(ink, '#1f3f5c', '#a9b4c4', '#c6b9cc') +
    aurora(ink) +
    stars() +
    ridge(ink, '0 118, 46 74, 96 102, 160 50, 214 84, 262 58, 310 98', '#7d9bb4') +
    peaks() +
    ridge(ink, '0 150, 90 138, 200 146, 310 136', '#4a6c88') +
    homes() +
    shape('M0 182Q90 168 160 176T310 172V206H0Z', '#cfdbe4') +
    water(ink, 200, '#5f83a0', '#294a66', '#ffd9a0') +
    mirrored(ink, 198, church, 0.4) +
    church
  );
}

function aurora(ink: Ink): string {
  const veil = ink.gradient('0 #7fd9b0 0, 0.5 #8fe3bd 0.55, 1 #7fd9b0 0', [0, 6], [0, 92]);
  return ink.blur(5, shape('M-10 60Q60 10 130 34T320 8V44Q240 40 170 66T-10 96Z', veil));
}

const stars = (): string =>
  [
    [30, 22],
    [74, 12],
    [120, 20],
    [182, 14],
    [236, 26],
    [286, 44],
    [58, 44],
    [206, 42],
  ]
    .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 3 ? 0.8 : 1.2}" fill="#f6f1e0"/>`)
    .join('');

const peaks = (): string =>
  shape('M46 74L30 92l10 -2l4 8l8 -10l12 6Z', '#e9eef2') +
  shape('M160 50L136 76l12 -3l5 12l9 -14l9 8l10 -5Z', '#f1f3f4') +
  shape('M262 58L244 76l10 -2l6 9l7 -11l12 5Z', '#e9eef2');

const homes = (): string =>
  [
    [14, 152, '#c4694a'],
    [32, 156, '#e9e0cc'],
    [52, 151, '#d9b06a'],
    [234, 152, '#e9e0cc'],
    [252, 148, '#b0583a'],
    [272, 153, '#d9b06a'],
    [290, 148, '#e9e0cc'],
  ]
    .map(
      ([x, y, c]) =>
        slab(+x!, +y!, 13, 11, mix(String(c), '#1f3a55', 0.35)) +
        shape(`M${+x! - 1} ${y}l7.5 -7l7.5 7Z`, '#dfe7ee') +
        slab(+x! + 4, +y! + 3, 4, 4, '#ffdf98'),
    )
    .join('');

function cathedral(ink: Ink): string {
  const base = 188;
  const shells = [5, 4, 3, 2, 1].map((n) => {
    const [shift, top] = [n * 15, 72 + n * 8.5 - (n === 5 ? 12 : 0)];
    const wide = 47 - n * 3.2;
    const peak = 132 + shift;
    return (
      shape(
        `M${peak} ${top}L${peak + wide + 9} ${base - n * 1.6}H${peak - wide}Z`,
        mix('#dfe6ea', '#6583a0', n * 0.1),
      ) +
      shape(
        `M${peak} ${top}L${peak + wide + 9} ${base - n * 1.6}h-12L${peak} ${top + 8}Z`,
        mix('#8fa7bd', '#4a6886', n * 0.1),
      )
    );
  });
  const glass = ink.gradient('0 #f8c878, 0.5 #ffe9b0, 1 #f3b765', [132, 66], [132, base]);
  let bars = '';
  for (let i = 1; i < 9; i++)
    bars += `M${132 - 4.7 * i + 2} ${62 + i * 12.4}V${base}M${132 + 4.7 * i - 2} ${62 + i * 12.4}V${base}`;
  return (
    shells.join('') +
    shape(`M132 50L190 ${base}H74Z`, '#f4f6f5') +
    shape(`M132 50L190 ${base}h-12L132 74Z`, '#a8bccc') +
    shape(`M132 72L177 ${base}H87Z`, glass) +
    `<path d="${bars}M132 72V${base}M108 134H156M99 158H165" stroke="#7a5a35" stroke-width="1.3" stroke-opacity=".8"/>` +
    slab(130.4, 82, 3.2, 78, '#fffaf0') +
    slab(119, 104, 26, 3.2, '#fffaf0') +
    shape(`M74 ${base}H236l18 8H62Z`, '#e4ebf0')
  );
}
