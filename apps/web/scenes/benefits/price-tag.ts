import { line, outline, project, round, scaleAt } from '../camera.ts';
import { bowlOnBooks, tableLamp } from '../furniture/sideboard.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { contact, floorShadow } from '../shadow.ts';
import type { Vec } from '../vector.ts';

const [X, Z, WIDE, HIGH, TURN] = [0.27, 0.46, 0.36, 0.42, 0.05];

/** `u` across from the middle and `v` up, in shares of width and height. */
function on(u: number, v: number, lift = 0): Vec {
  const [across, up] = [u * WIDE, v * HIGH];
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  return [X + across * c - up * s * 0.6, 0.008 + up * c + across * s, Z - up * 0.25 + lift];
}

export const priceTag = (ink: Ink): string =>
  bowlOnBooks(ink, -0.6, 0, 0.4) + tableLamp(ink, -0.1, 0, 0.3) + tag(ink);

function tag(ink: Ink): string {
  const card = surface(
    (u, v) => {
      const shoulder = Math.min(1, 0.46 + (1 - v) * 2.2);
      return on((u - 0.5) * shoulder, v);
    },
    [1, 40],
  );
  const drawn = (path: string, width: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="#1e4637" stroke-width="${round(width * scaleAt(Z))}" stroke-linecap="round" ${more}/>`;
  const oval = (u: number, v: number, wide: number, high: number): string =>
    outline(
      Array.from({ length: 40 }, (_, i) => {
        const angle = (i / 20) * Math.PI;
        return on(u + wide * Math.cos(angle), v + high * Math.sin(angle), 0.002);
      }),
    );
  const stroke = (...points: [number, number][]): string =>
    line(points.map(([u, v]) => project(on(u, v, 0.002))));
  const [neck, hole] = [project([-0.045, 0.213, 0.34]), project(on(0, 0.88))];
  const string = `M${neck.map(round).join(' ')}Q${round((neck[0] + hole[0]) / 2)} ${round(neck[1] + 4)} ${hole.map(round).join(' ')}`;
  return (
    floorShadow(ink, [card], 0.24, 5) +
    contact(ink, [X, 0, Z], WIDE / 2, 0.05, 0.4) +
    ink.solid(faceViewer(card), '#d9a352', 'clay') +
    `<path d="${oval(0, 0.88, 0.06, 0.045)}" fill="#5d4a30"/>` +
    drawn(oval(-0.22, 0.4, 0.14, 0.2), 0.038) +
    drawn(stroke([0.035, 0.225], [0.015, 0.15]), 0.03) +
    drawn(stroke([0.14, 0.36], [0.38, 0.36]), 0.03) +
    `<path d="${string}" fill="none" stroke="#8a5a3a" stroke-width="1.6" stroke-linecap="round"/>`
  );
}
