import type { Facet } from '../facet.ts';
import { faceViewer, surface } from '../mesh.ts';
import { add, cross, times, unit, type Vec } from '../vector.ts';

export interface Blade {
  from: Vec;
  toward: Vec;
  length: number;
  width: number;
  /** Fall of the tip as a share of the length. */
  droop?: number;
  /** Widest point, 0 at the stalk and 1 at the tip. */
  belly?: number;
  colour: string;
}

export function leaf({
  from,
  toward,
  length,
  width,
  droop = 0.2,
  belly = 0.45,
  colour,
}: Blade): Facet[] {
  const ahead = unit(toward);
  const across = unit(cross(ahead, Math.abs(ahead[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0.35]));
  const up = cross(across, ahead);
  const power = Math.log(0.5) / Math.log(belly);
  const at = (u: number, v: number): Vec => {
    const half = (width / 2) * Math.sin(Math.PI * v ** power) ** 0.85;
    const side = (u - 0.5) * 2;
    const spine = add(from, add(times(ahead, v * length), [0, -droop * length * v * v, 0]));
    return add(spine, add(times(across, side * half), times(up, Math.abs(side) * half * 0.35)));
  };
  return faceViewer(surface(at, [2, 6], () => colour));
}
