import type { Ink } from '../ink.ts';
import { mix } from '../colour.ts';
import { casement } from './houses.ts';
import { mirrored, ridge, shape, sky, slab, tree, water } from './land.ts';

export function fredrikstad(ink: Ink): string {
  const grass = ink.gradient('0 #b5bb78, 0.5 #869a60, 1 #5d7a50', [0, 120], [310, 190]);
  const gate = gateHouse();
  return (
    sky(ink, '#b4ccd2', '#f8e7c4') +
    ridge(ink, '0 122, 120 112, 220 118, 310 108', '#a3b69d') +
    oldTown() +
    [18, 44, 232, 258, 288]
      .map((x, i) => tree(x, 136, 34 + (i % 2) * 8, i % 2 ? '#6f8b54' : '#587a52'))
      .join('') +
    ink.texture(
      'plaster',
      shape(
        'M-4 150L54 132L118 138L150 128H206L236 138L316 126V180L250 172L214 186L150 176L96 190L40 176L-4 184Z',
        grass,
      ),
    ) +
    shape('M54 132L118 138L96 190L40 176Z', '#fff0bd', 'opacity=".22"') +
    shape('M236 138L316 126V180L250 172Z', '#223a2c', 'opacity=".16"') +
    shape(
      'M-4 184L40 176L96 190L150 176L214 186L250 172L316 180V190L250 182L214 196L150 186L96 200L40 186L-4 194Z',
      '#a79a86',
    ) +
    shape('M40 176L96 190V200L40 186Z', '#c9bca4') +
    water(ink, 190, '#8fae9f', '#476f68') +
    shape('M-4 192L40 185L96 199L150 185L214 195L250 181L316 189V192H-4Z', '#a79a86') +
    mirrored(ink, 192, gate, 0.3) +
    gate
  );
}

function oldTown(): string {
  const houses: [number, number, number, string][] = [
    [60, 112, 34, '#d9b06a'],
    [94, 106, 30, '#e9ddc4'],
    [124, 110, 28, '#b8603d'],
    [204, 108, 32, '#e9ddc4'],
    [236, 114, 26, '#c4694a'],
  ];
  return (
    houses
      .map(
        ([x, y, w, wall]) =>
          shape(`M${x - 2} ${y}l5 -15h${w - 6}l5 15Z`, '#a3553a') +
          slab(x, y, w, 32, wall) +
          slab(x + w * 0.8, y, w * 0.2, 32, '#1b120c', 'opacity=".14"') +
          casement(x + 5, y + 7, 6, 8, '#f8f1e0') +
          casement(x + w - 12, y + 7, 6, 8, '#f8f1e0'),
      )
      .join('') +
    slab(160, 74, 22, 60, '#f1e9d8') +
    slab(176, 74, 6, 60, '#c9bfa8') +
    shape('M158 74h26l-5 -12q-8 -4 -8 -22q0 18 -8 22Z', '#4f7a68') +
    slab(170, 30, 1.6, 12, '#c58a45') +
    '<circle cx="170" cy="88" r="5.5" fill="#f8f1e0" stroke="#6d5a45" stroke-width="1.2"/>'
  );
}

function gateHouse(): string {
  const brick = '#b8563c';
  return (
    slab(150, 132, 48, 58, brick) +
    slab(186, 132, 12, 58, mix(brick, '#1b120c', 0.25)) +
    shape('M146 132h56l-8 -14h-40Z', '#5d3a2c') +
    '<path d="M150 146h48M150 160h48M150 174h48" stroke="#7d3524" stroke-width="1" stroke-opacity=".5"/>' +
    shape('M162 190V166a12 12 0 0 1 24 0V190Z', '#2a1f19') +
    shape('M159 190V166a15 15 0 0 1 30 0V190h-3V166a12 12 0 0 0 -24 0V190Z', '#ead9b8') +
    slab(169, 138, 10, 9, '#f2d894') +
    shape('M162 190H186L204 216H144Z', '#9c7a55') +
    '<path d="M160 194h28M157 199h34M153 205h42M149 211h50" stroke="#6d5238" stroke-width="1.2"/>' +
    '<path d="M154 150L146 214M194 150L202 214" stroke="#2f2a22" stroke-width="1.4"/>' +
    shape('M142 216h64v6h-64Z', '#7d6145')
  );
}
