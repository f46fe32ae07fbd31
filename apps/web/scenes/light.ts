import { mix, toHex, toRgb, type Rgb } from './colour.ts';
import { dot, unit, type Vec } from './vector.ts';

export const LEFT_WALL = -3.4;

/** Direction of sunlight per metre to the right. */
export const SUN: Vec = [1, -0.27, -0.33];

const TOWARD_SUN = unit([-1, 0.5, 0.45]);
const TOWARD_SKY = unit([-0.75, 0.62, 0.5]);

/** Glass in the left wall: span along the wall (z) and in height (y), in metres. */
export interface Pane {
  z: readonly [number, number];
  y: readonly [number, number];
}

const panes = (columns: Pane['z'][], rows: Pane['y'][]): Pane[] =>
  columns.flatMap((z) => rows.map((y) => ({ z, y })));

/** The visible window; its sun falls on the back wall. */
export const WINDOW_PANES = panes(
  [
    [0.54, 1.09],
    [1.16, 1.71],
  ],
  [
    [0.86, 1.82],
    [1.89, 2.36],
  ],
);

/** The balcony door behind the viewer; its sun falls on floor and furniture. */
export const DOOR_PANES = panes(
  [
    [2.35, 2.95],
    [3.03, 3.6],
  ],
  [
    [0.34, 1.05],
    [1.12, 1.95],
  ],
);

const inside = (value: number, [from, to]: readonly [number, number], blur: number): number =>
  Math.min(1, Math.max(0, (value - from) / blur + 0.5)) *
  Math.min(1, Math.max(0, (to - value) / blur + 0.5));

/** 0–1, by tracing the ray back to the glass. */
function sunAt([x, y, z]: Vec): number {
  const way = x - LEFT_WALL;
  const glassY = y - SUN[1] * way;
  const glassZ = z - SUN[2] * way;
  return [...WINDOW_PANES, ...DOOR_PANES].reduce(
    (sum, pane) => sum + inside(glassY, pane.y, 0.07) * inside(glassZ, pane.z, 0.07),
    0,
  );
}

export type Light = (colour: string, normal: Vec, point: Vec) => string;

const lit =
  (sun: number, base: number, sky: number, tint: Vec, reach = sunAt): Light =>
  (colour, normal, point) => {
    const rgb = toRgb(colour);
    const soft = base + sky * (0.5 + 0.5 * dot(normal, TOWARD_SKY)) - 0.035 * (point[0] + 1);
    const direct = sun && sun * Math.max(0, dot(normal, TOWARD_SUN)) * reach(point);
    const bounce = Math.max(0, -normal[1]) * 0.07;
    const at = (i: number, warm: number): number =>
      rgb[i]! * (soft * tint[i]! + (direct + bounce) * warm) + direct * 16 * warm;
    return toHex(exposed([at(0, 1.25), at(1, 1), at(2, 0.58)]));
  };

/** Clipping would make overexposed colours greenish. */
function exposed(rgb: Rgb): Rgb {
  const dim = 255 / Math.max(255, ...rgb);
  const [r, g, b] = rgb.map((part) => (Math.min(255, part) + part * dim) / 2);
  return [r!, g!, b!];
}

export const sunny = lit(0.46, 0.5, 0.56, [0.99, 1, 0.99]);

export const studio = lit(0.3, 0.52, 0.52, [1, 1, 1], () => 1);

export const overcast = lit(0, 0.7, 0.36, [0.94, 0.975, 1.0]);

export const aglow: Light = (colour, normal) =>
  mix(colour, '#b08a52', 0.3 * (1 - Math.abs(normal[2])));
