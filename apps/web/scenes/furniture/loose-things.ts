import { dots } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { faceOutward, redirect, surface } from '../mesh.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { bar, lathe, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';

export function sideTable(ink: Ink, x: number, z: number): string {
  const top = lathe([x, 0.5, z], dots('0.19 -0.03, 0.21 -0.022, 0.21 -0.004, 0.2 0, 0 0'), 44);
  const leg = lathe(
    [x, 0, z],
    smooth('0.15 0, 0.15 0.02, 0.04 0.05, 0.026 0.2, 0.026 0.36, 0.06 0.47', 4),
  );
  return (
    floorShadow(ink, [top, leg], 0.34, 6) +
    contact(ink, [x, 0, z], 0.2, 0.1, 0.45) +
    ink.solid(leg, '#8f6a42') +
    ink.solid(top, '#b98a55', 'wood')
  );
}

export function rolledRug(ink: Ink, x: number, z: number): string {
  const roll = bar([x - 0.75, 0.11, z], [x + 0.75, 0.11, z + 0.05], 0.11);
  const ties = [-0.4, 0.4].flatMap((dx) =>
    bar([x + dx, 0.11, z + 0.01], [x + dx + 0.03, 0.11, z + 0.012], 0.114),
  );
  return (
    floorShadow(ink, [roll], 0.4, 6) +
    contact(ink, [x, 0, z], 0.8, 0.12, 0.5) +
    ink.solid(roll, '#d9cbae', 'wool') +
    ink.solid(ties, '#8a5a3a')
  );
}

export function leaningFrame(ink: Ink, x: number, wood: string): string {
  const panel =
    (
      left: number,
      width: number,
      height: number,
      foot: number,
    ): ((inset: number, lift: number) => Facet[]) =>
    (inset, lift) =>
      faceOutward(
        surface(
          (u, v): Vec => {
            const y = inset + (height - 2 * inset) * v;
            return [left + inset + (width - 2 * inset) * u, y, foot - 0.22 * y + lift];
          },
          [1, 1],
        ),
      ).map((facet) => redirect(facet, () => [0, 0.2, 0.98]));
  const picture = (
    place: ReturnType<typeof panel>,
    frame: string,
    sheet: string,
    sun: string,
  ): string =>
    ink.solid(place(0, 0), frame, 'wood') +
    ink.solid(place(0.03, 0.001), '#f5f1e6') +
    ink.solid(place(0.1, 0.002), sheet, 'clay') +
    ink.solid(place(0.2, 0.003), sun);
  const [back, front] = [panel(x - 0.1, 0.78, 0.98, 0.3), panel(x - 0.42, 0.62, 0.7, 0.42)];
  return (
    wallShadow(ink, back(0, 0), 0.3) +
    contact(ink, [x + 0.2, 0, 0.34], 0.6, 0.12, 0.5) +
    picture(back, wood, '#a9bcae', '#5f8372') +
    contact(ink, [x - 0.1, 0, 0.44], 0.36, 0.06, 0.4) +
    picture(front, mix(wood, '#1b120a', 0.5), '#e6c79a', '#b5693f')
  );
}
