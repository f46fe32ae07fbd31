import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { casement } from './houses.ts';
import { mirrored, ridge, shape, sky, slab, tree, water } from './land.ts';

export function trondheim(ink: Ink): string {
  const wharves =
    wharf(-8, 50, 92, '#b8503a') +
    wharf(43, 40, 84, '#d9b06a') +
    wharf(232, 44, 88, '#5d7d66') +
    wharf(277, 46, 96, '#a5432e');
  const bridge = oldBridge();
  return (
    sky(ink, '#b5c4d2', '#f7e0bd') +
    ridge(ink, '0 134, 90 112, 180 126, 310 104', '#9aae9c') +
    nidaros() +
    [92, 108, 198, 214, 226]
      .map((x, i) => tree(x, 158, 26 + (i % 3) * 5, i % 2 ? '#5f7d58' : '#4b6d54'))
      .join('') +
    water(ink, 178, '#8fa8a4', '#3f6266') +
    mirrored(ink, 180, wharves + bridge, 0.42) +
    bridge +
    wharves
  );
}

function nidaros(): string {
  const stone = '#7f918a';
  const lancets = (x: number, y: number, count: number, gap: number, tall: number): string =>
    Array.from({ length: count }, (_, i) =>
      shape(`M${x + i * gap} ${y + tall}v${-tall + 3}q2 -4 4 0v${tall - 3}Z`, '#3d4d49'),
    ).join('');
  return (
    shape('M152 60L157 8L162 60Z', '#5d8a78') +
    shape('M157 8L162 60H157Z', '#3f6a5a') +
    slab(148, 58, 18, 44, stone) +
    slab(158, 58, 8, 44, mix(stone, '#1b2a28', 0.25)) +
    shape('M112 104L157 88L204 104V156H112Z', '#6c7f78') +
    shape('M157 88L204 104V156H182V98Z', '#576a64') +
    slab(118, 84, 22, 72, stone) +
    slab(174, 84, 22, 72, mix(stone, '#1b2a28', 0.16)) +
    shape('M117 84L129 62L141 84ZM173 84L185 62L197 84Z', '#5d8a78') +
    shape('M129 62L141 84H129ZM185 62L197 84H185Z', '#3f6a5a') +
    slab(140, 104, 34, 52, mix(stone, '#ffffff', 0.12)) +
    shape('M139 104L157 90L175 104Z', mix(stone, '#ffffff', 0.2)) +
    '<circle cx="157" cy="120" r="9.5" fill="#f2e2b8"/><path d="M157 110.500v19M147.5 120h19M150.3 113.300l13.4 13.400M163.7 113.300l-13.4 13.4" stroke="#5f7069" stroke-width="1.2"/>' +
    lancets(122, 94, 3, 5.4, 16) +
    lancets(178, 94, 3, 5.4, 16) +
    lancets(122, 122, 3, 5.4, 20) +
    lancets(178, 122, 3, 5.4, 20) +
    lancets(144, 136, 5, 5.4, 16)
  );
}

function wharf(x: number, w: number, h: number, colour: string): string {
  const [base, eaves] = [172, 172 - h * 0.66];
  const mid = x + w / 2;
  const wall = `M${x} ${base}V${eaves}L${mid} ${eaves - w * 0.5}L${x + w} ${eaves}V${base}Z`;
  let piles = '';
  for (let px = x + 4; px < x + w; px += 9) piles += `M${px} ${base}V${base + 22}`;
  const rows = [0, 1, 2].map(
    (r) =>
      casement(x + w * 0.16, eaves + 6 + r * 17, 7, 10, '#f4ebd8') +
      casement(x + w * 0.68, eaves + 6 + r * 17, 7, 10, '#f4ebd8') +
      slab(mid - 4, eaves + 5 + r * 17, 8, 13, mix(colour, '#1b120c', 0.45)),
  );
  return (
    `<path d="${piles}" stroke="#3f3327" stroke-width="2.6"/>` +
    shape(wall, colour) +
    shape(
      `M${mid} ${eaves - w * 0.5}L${x + w} ${eaves}V${base}H${x + w * 0.76}V${eaves - w * 0.24}Z`,
      '#1b120c',
      'opacity=".16"',
    ) +
    rows.join('') +
    casement(mid - 3.5, eaves - w * 0.24, 7, 9, '#f4ebd8') +
    `<path d="M${x - 2} ${eaves + 2}L${mid} ${eaves - w * 0.5 - 2}L${x + w + 2} ${eaves + 2}" stroke="#3a2c26" stroke-width="3.4" fill="none"/>`
  );
}

function oldBridge(): string {
  const red = '#b03f2c';
  let deck = '';
  for (let x = 92; x < 230; x += 12) deck += `M${x} 166V156`;
  const portal = (x: number): string =>
    slab(x, 132, 5, 36, red) +
    slab(x + 23, 132, 5, 36, mix(red, '#1b120c', 0.2)) +
    shape(`M${x - 3} 134q17 -17 34 0l-3 5q-14 -12 -28 0Z`, red) +
    slab(x + 12, 119, 4, 8, '#f0dfb4');
  return (
    shape('M100 178l-6 22h12l4 -22ZM158 178l-6 22h14l4 -22ZM214 178l-4 22h12l6 -22Z', '#6b5b49') +
    slab(80, 166, 156, 8, '#7d5b40') +
    slab(80, 166, 156, 2, '#d9b98a') +
    `<path d="${deck}M84 156H232" stroke="#f0e6d0" stroke-width="1.4"/>` +
    portal(98) +
    portal(186)
  );
}
