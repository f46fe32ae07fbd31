import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { random } from '../random.ts';
import { wallShadow } from '../shadow.ts';
import type { Vec } from '../vector.ts';
import { ROOM } from './size.ts';

/** Seams of the loose length of paper, and the heights at which it still holds. */
const [LEFT, RIGHT, LOW, HIGH] = [-2.38, -1.86, 1.8, 2.2];
const BEND = 0.045;
const [AWAY, DOWN] = [
  [-0.61, 0.79],
  [0.42, -0.91],
] as const;

const fold = (u: number): Vec => [
  LEFT + (RIGHT - LEFT) * u,
  LOW + (HIGH - LOW) * u - 0.05 * Math.sin(u * Math.PI),
  0.004,
];

export function tornPaper(ink: Ink, wall: string): string {
  const next = random(29);
  const tear = Array.from({ length: 41 }, (_, i) => {
    const u = i / 40;
    const ragged = (next() - 0.5) * 0.024 + 0.02 * Math.sin(u * 17);
    return Math.min(ROOM.height - 0.07, 2.47 + 0.3 * (u - 0.35) ** 2 + ragged);
  });
  const bare = (lift: number): Vec[] => [
    ...tear.map((y, i): Vec => [fold(i / 40)[0], y + lift * (0.4 + next()), 0]),
    ...[1, 0.75, 0.5, 0.25, 0].map(fold),
  ];
  const [fibre, back] = [mix(wall, '#f6f0e2', 0.75), mix(wall, '#e8dcc0', 0.3)];
  const flap = surface(
    (u, v) => {
      const [x, y, z] = fold(u);
      const long = (tear[Math.round(u * 40)]! - y) * (1.06 - 0.3 * u);
      const over = Math.min(v * long, Math.PI * BEND);
      const hang = v * long - over;
      const curl = Math.max(0, v - 0.55) ** 2 * (0.7 - 0.5 * u);
      const rise = BEND * Math.sin(over / BEND);
      return [
        x + AWAY[0] * rise + DOWN[0] * hang - 0.2 * curl,
        y + AWAY[1] * rise + DOWN[1] * hang + 0.2 * curl,
        z + BEND * (1 - Math.cos(over / BEND)) + curl + 0.015 * v * Math.sin(u * 7),
      ];
    },
    [40, 30],
    (u, v) => {
      const stripe = (u * 2) % 1 < 0.34 ? 0.2 : 0;
      return v > 0.975 ? fibre : mix(back, '#7d6748', stripe);
    },
  );
  return (
    ink.patch(bare(0.03), fibre) +
    ink.texture('plaster', ink.texture('clay', ink.patch(bare(0), '#aaa496'))) +
    wallShadow(ink, flap, 0.22, 4) +
    ink.solid(faceViewer(flap), back)
  );
}
