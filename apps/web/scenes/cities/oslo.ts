import type { Ink } from '../ink.ts';
import { mix } from '../colour.ts';
import { block } from './houses.ts';
import { gulls, mirrored, ridge, shape, sky, slab, water } from './land.ts';

export function oslo(ink: Ink): string {
  const barcode: [number, number, number, string][] = [
    [150, 66, 17, '#d9cfb9'],
    [169, 46, 14, '#2b4a41'],
    [185, 74, 20, '#a8624a'],
    [207, 36, 15, '#efe9db'],
    [224, 58, 18, '#47615a'],
    [244, 44, 13, '#c58a45'],
    [259, 68, 19, '#8fa596'],
    [280, 50, 14, '#f3eee2'],
    [296, 62, 20, '#33504a'],
  ];
  const towers = barcode
    .map(([x, y, w, colour]) =>
      block(x, y, w, 166, colour, mix(colour, '#fff0c8', 0.55), [4.4, 6.5]),
    )
    .join('');
  const house = opera(ink);
  return (
    sky(ink, '#a9c3cc', '#f6e4c2') +
    ridge(ink, '0 128, 70 104, 150 118, 230 100, 310 112', '#8ba897') +
    towers +
    water(ink, 172, '#8db0b0', '#4f7b82') +
    mirrored(ink, 176, house + towers, 0.28) +
    house +
    gulls(60, 70)
  );
}

function opera(ink: Ink): string {
  const marble = ink.gradient('0 #ffffff, 1 #e4e2d8', [10, 120], [200, 176]);
  let mullions = '';
  for (let x = 72; x < 138; x += 6) mullions += `M${x} 118V152`;
  let stairs = '';
  for (let i = 0; i < 6; i++)
    stairs += `M${22 + i * 15} ${176 - i * 2.2}L${64 + i * 16} ${150 - i * 4}`;
  return (
    slab(92, 88, 50, 26, '#dcdad0') +
    slab(126, 88, 16, 26, '#b9bab1') +
    shape(
      'M66 118L140 118L140 158L60 158Z',
      ink.gradient('0 #bcd3d1, 0.5 #6d9797, 1 #4d7779', [66, 112], [140, 158]),
    ) +
    `<path d="${mullions}" stroke="#e9efe9" stroke-width="1" stroke-opacity=".8"/>` +
    shape('M52 112L150 104L206 168L190 172L140 122L66 124Z', '#f7f6f0') +
    shape('M150 104L206 168L190 172L140 122Z', '#cfcfc5') +
    shape('M52 112L150 104L150 108L54 117Z', '#ffffff') +
    shape('M2 178L62 150L150 148L212 172L204 178Z', marble) +
    shape('M150 148L212 172L204 178L128 178Z', '#d2d1c7') +
    shape('M2 178L52 112L66 124L60 152Z', '#fbfaf5') +
    shape('M52 112L66 124L60 152L48 158Z', '#c6c7bd') +
    `<path d="${stairs}" stroke="#b7b6ab" stroke-width=".8"/>`
  );
}
