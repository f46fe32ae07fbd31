import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { casement } from './houses.ts';
import { gulls, mirrored, ridge, shape, sky, slab, water } from './land.ts';

export function alesund(ink: Ink): string {
  const front = quay();
  return (
    sky(ink, '#a6c0d2', '#f9dfc0', '#ffdcae') +
    ridge(ink, '0 86, 40 52, 74 80, 124 34, 170 72, 216 42, 262 74, 310 50', '#9db4c0') +
    shape(
      'M124 34l-14 16l8 -2l5 8l6 -9l8 5ZM40 52l-10 10l7 -1l4 6l9 -8ZM216 42l-12 13l8 -2l4 7l14 -8Z',
      '#f4f3ec',
      'opacity=".9"',
    ) +
    ridge(ink, '0 122, 80 106, 170 116, 310 98', '#7a9a92') +
    front +
    slab(0, 182, 310, 6, '#8b7d6b') +
    slab(0, 182, 310, 1.4, '#e3d3b0') +
    water(ink, 188, '#8fb0b4', '#3f6c78') +
    mirrored(ink, 188, front, 0.4) +
    gulls(40, 40)
  );
}

const quay = (): string =>
  townhouse(-6, 56, 88, '#d9a75e', 'bell') +
  townhouse(52, 50, 76, '#f0e2c6', 'step') +
  tower(100, 34, 118, '#e8c9a6', '#4f7f76') +
  townhouse(136, 58, 84, '#c9795a', 'bell') +
  townhouse(196, 46, 72, '#a9b8a8', 'step') +
  tower(242, 30, 104, '#f3e9d4', '#7d4a3c') +
  townhouse(272, 52, 86, '#dcb377', 'bell');

const BASE = 182;

function bays(x: number, w: number, top: number, columns: number): string {
  let all = '';
  for (let y = top; y < BASE - 38; y += 19)
    for (let i = 0; i < columns; i++) {
      const wx = x + (w * (i + 1)) / (columns + 1) - 4.5;
      all += casement(wx, y, 9, 12, '#fbf4e4') + shape(`M${wx} ${y}q4.5 -4.5 9 0Z`, '#fbf4e4');
    }
  const arches = Array.from({ length: columns }, (_, i) => {
    const cx = x + (w * (i + 1)) / (columns + 1);
    return (
      shape(`M${cx - 6} ${BASE}v-12a6 6 0 0 1 12 0v12Z`, '#3c4c4b') +
      shape(`M${cx - 6} ${BASE - 7}v-5a6 6 0 0 1 6 -6v11Z`, '#ffe2a4', 'opacity=".5"')
    );
  });
  return all + arches.join('');
}

function townhouse(x: number, w: number, h: number, wall: string, crown: 'bell' | 'step'): string {
  const top = BASE - h;
  const mid = x + w / 2;
  const gableShape =
    crown === 'bell'
      ? `M${x} ${top}Q${x + w * 0.16} ${top - 4} ${x + w * 0.22} ${top - 15}Q${x + w * 0.3} ${top - 36} ${mid} ${top - 37}Q${x + w * 0.7} ${top - 36} ${x + w * 0.78} ${top - 15}Q${x + w * 0.84} ${top - 4} ${x + w} ${top}V${BASE}H${x}Z`
      : `M${x} ${top}h${w * 0.16}v-10h${w * 0.16}v-10q${w * 0.18} -14 ${w * 0.36} 0v10h${w * 0.16}v10h${w * 0.16}V${BASE}H${x}Z`;
  return (
    shape(gableShape, wall, `stroke="${mix(wall, '#fff8e6', 0.6)}" stroke-width="2"`) +
    slab(x + w * 0.82, top, w * 0.18, h, '#1b120c', 'opacity=".14"') +
    slab(x, top + 1, w, 2, mix(wall, '#fff8e6', 0.6)) +
    slab(x, BASE - 23, w, 2.4, mix(wall, '#4a3b2c', 0.4)) +
    casement(mid - 5, top - 20, 10, 13, '#fbf4e4') +
    shape(`M${mid - 5} ${top - 20}q5 -6 10 0Z`, '#fbf4e4') +
    bays(x, w, top + 10, 3)
  );
}

function tower(x: number, w: number, h: number, wall: string, roof: string): string {
  const top = BASE - h;
  const mid = x + w / 2;
  return (
    slab(x, top, w, h, wall) +
    slab(x + w * 0.68, top, w * 0.32, h, '#1b120c', 'opacity=".16"') +
    shape(
      `M${x - 4} ${top}Q${x + 2} ${top - 16} ${mid - 5} ${top - 24}Q${mid - 1} ${top - 34} ${mid} ${top - 52}Q${mid + 1} ${top - 34} ${mid + 5} ${top - 24}Q${x + w - 2} ${top - 16} ${x + w + 4} ${top}Z`,
      roof,
    ) +
    shape(
      `M${mid} ${top - 52}Q${mid + 1} ${top - 34} ${mid + 5} ${top - 24}Q${x + w - 2} ${top - 16} ${x + w + 4} ${top}H${mid + 4}Z`,
      '#10201a',
      'opacity=".25"',
    ) +
    slab(x - 2, top, w + 4, 2.4, mix(wall, '#fff8e6', 0.6)) +
    bays(x, w, top + 10, 2)
  );
}
