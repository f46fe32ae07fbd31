import { dots, line, round, type Dot } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';

/** Drawing units. */
const CARD = { width: 310, height: 232 } as const;

export const shape = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const slab = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`;

export function sky(ink: Ink, top: string, low: string, sun = '#fff0c8'): string {
  return (
    slab(
      0,
      0,
      CARD.width,
      CARD.height,
      ink.gradient(`0 ${top}, 0.78 ${low}`, [0, 0], [0, CARD.height]),
    ) +
    slab(
      0,
      0,
      CARD.width,
      CARD.height,
      ink.glow(`0 ${sun} 0.75, 0.3 ${sun} 0.3, 1 ${sun} 0`, [34, 60], 210),
    )
  );
}

export function ridge(ink: Ink, text: string, colour: string): string {
  const tops = dots(text);
  const steps = tops.slice(0, -1).flatMap(([x, y], i) => {
    const [nx, ny] = tops[i + 1]!;
    return Array.from({ length: 12 }, (_, k): Dot => {
      const t = k / 12;
      const ease = (1 - Math.cos(t * Math.PI)) / 2;
      return [x + (nx - x) * t, y + (ny - y) * ease + Math.sin(x + t * 9) * 0.9];
    });
  });
  const fill = ink.gradient(
    `0 ${mix(colour, '#ffe9bd', 0.26)}, 0.55 ${colour}, 1 ${mix(colour, '#1c2f2a', 0.16)}`,
    [0, 0],
    [CARD.width, 60],
  );
  return ink.texture(
    'plaster',
    shape(`${line([...steps, tops.at(-1)!])}V${CARD.height}H${tops[0]![0]}Z`, fill),
  );
}

export function water(ink: Ink, y: number, far: string, near: string, gleam = '#f3e6c4'): string {
  const ripples = Array.from({ length: 15 }, (_, i) => {
    const row = y + 4 + i * i * 0.28 + i * 1.4;
    const x = (i * 97) % 260;
    const long = 22 + ((i * 53) % 60);
    return `<path d="M${x} ${round(row)}q${long / 4} -1.6 ${long / 2} 0t${long / 2} 0" stroke="${i % 3 ? gleam : mix(near, '#16302f', 0.4)}" stroke-width="${round(0.7 + i * 0.06)}" stroke-opacity="${i % 3 ? 0.55 : 0.4}" fill="none" stroke-linecap="round"/>`;
  });
  return (
    slab(
      0,
      y,
      CARD.width,
      CARD.height - y,
      ink.gradient(`0 ${far}, 1 ${near}`, [0, y], [0, CARD.height]),
    ) + ripples.join('')
  );
}

export const mirrored = (ink: Ink, y: number, content: string, strength = 0.3): string =>
  ink.clip(
    `M0 ${y}H${CARD.width}V${CARD.height}H0Z`,
    `<g opacity="${strength}">${ink.blur(2, `<g transform="translate(0 ${2 * y}) scale(1 -1)">${content}</g>`)}</g>`,
  );

export function tree(x: number, y: number, size: number, colour: string): string {
  const r = size / 2;
  return (
    slab(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5, '#4d3a27') +
    `<ellipse cx="${x}" cy="${round(y - size * 0.75)}" rx="${round(r * 0.8)}" ry="${round(r)}" fill="${colour}"/>` +
    `<ellipse cx="${round(x - r * 0.25)}" cy="${round(y - size * 0.85)}" rx="${round(r * 0.42)}" ry="${round(r * 0.6)}" fill="${mix(colour, '#f2dd9e', 0.3)}"/>`
  );
}

export const spruce = (x: number, y: number, size: number, colour: string): string =>
  shape(`M${x} ${y - size}l${size * 0.26} ${size}h${-size * 0.52}Z`, colour) +
  shape(`M${x} ${y - size}l${size * 0.26} ${size}h${-size * 0.26}Z`, mix(colour, '#10211c', 0.35));

export const gulls = (x: number, y: number): string =>
  `<path d="M${x} ${y}q4 -4 7 0q3 -4 7 0M${x + 22} ${y - 9}q3 -3 5 0q2 -3 5 0" fill="none" stroke="#fffaf0" stroke-width="1.3" stroke-linecap="round"/>`;
