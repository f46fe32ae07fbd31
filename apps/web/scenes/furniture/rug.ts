import { project, round, scaleAt } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { mix } from '../colour.ts';
import { lying } from '../planes.ts';
import { random } from '../random.ts';

export function rug(ink: Ink, x0: number, x1: number, z0: number, z1: number): string {
  const band = (at: number, wide: number, colour: string): string =>
    ink.patch(lying(x0 + at, x0 + at + wide, z0, z1), colour) +
    ink.patch(lying(x1 - at - wide, x1 - at, z0, z1), colour);
  const rows = Array.from({ length: 46 }, (_, i) => {
    const z = z0 + ((z1 - z0) * (i + 0.5)) / 46;
    return ink.patch(lying(x0, x1, z, z + 0.009), '#8b7a58', 'opacity=".16"');
  });
  return (
    ink.blur(3, ink.patch(lying(x0 + 0.02, x1 + 0.06, z0, z1 + 0.02), '#241a0e', 'opacity=".4"')) +
    ink.texture(
      'wool',
      fringe(x0, -1, z0, z1) +
        fringe(x1, 1, z0, z1) +
        ink.patch(lying(x0, x1, z0, z1), '#e2d7be') +
        band(0.1, 0.05, '#8a9a7e') +
        band(0.19, 0.16, '#c9a674') +
        band(0.39, 0.05, '#8a9a7e') +
        rows.join(''),
    )
  );
}

function fringe(x: number, out: 1 | -1, z0: number, z1: number): string {
  const next = random(13);
  const count = Math.round((z1 - z0) / 0.036);
  const yarns = Array.from({ length: count * 2 }, (_, i) => {
    const z = z0 + ((z1 - z0) * (Math.floor(i / 2) + 0.5)) / count;
    const [long, stray] = [
      0.07 + next() * 0.035,
      (i % 2 ? 0.011 : -0.011) + (next() - 0.5) * 0.012,
    ];
    const along = (share: number, aside: number) => project([x + out * long * share, 0, z + aside]);
    const [knot, bend, tip] = [along(-0.05, 0), along(0.45, 0), along(1, stray)].map(
      ([px, py]) => `${round(px)} ${round(py)}`,
    );
    const wool = mix('#f1e9d5', '#b5a581', next() * 0.6);
    return `<path d="M${knot}Q${bend} ${tip}" stroke="${wool}" stroke-width="${round(scaleAt(z) * 0.0085)}"/>`;
  });
  return `<g fill="none" stroke-linecap="round">${yarns.join('')}</g>`;
}
