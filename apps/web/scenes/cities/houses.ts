import { round } from '../camera.ts';
import { mix } from '../colour.ts';
import { shape, slab } from './land.ts';

export interface Gable {
  x: number;
  base: number;
  width: number;
  height: number;
  colour: string;
  roof?: string;
  /** Gable height over its width. */
  pitch?: number;
  columns?: number;
  trim?: string;
  door?: string;
  /** A hoist house at the top of the gable, as on a wharf. */
  hoist?: boolean;
}

const GLASS = '#43575a';

export function casement(x: number, y: number, w: number, h: number, trim: string): string {
  return (
    slab(x, y, w, h, trim) +
    slab(x + 1, y + 1, w - 2, h - 2, GLASS) +
    shape(
      `M${round(x + 1)} ${round(y + h - 1)}V${round(y + 1)}h${round((w - 2) * 0.6)}Z`,
      '#fff3d2',
      'opacity=".28"',
    ) +
    `<path d="M${round(x + w / 2)} ${round(y)}v${round(h)}M${round(x)} ${round(y + h * 0.4)}h${round(w)}" stroke="${trim}" stroke-width=".9"/>`
  );
}

export function gable(house: Gable): string {
  const {
    x,
    base,
    width: w,
    height: h,
    colour,
    roof = '#3a2c26',
    pitch = 0.62,
    columns = 2,
    trim = '#f4ebd8',
    door = '#2f2219',
    hoist = false,
  } = house;
  const [eaves, peak, mid] = [base - h, base - h - w * pitch, x + w / 2];
  const wall = `M${x} ${base}V${eaves}L${mid} ${round(peak)}L${x + w} ${eaves}V${base}Z`;
  let boards = '';
  for (let at = x + 3; at < x + w - 1; at += 3.2)
    boards += `M${round(at)} ${base}V${round(eaves - Math.min(at - x, x + w - at) * 2 * pitch)}`;
  const rows = Math.max(1, Math.floor((h - 14) / 18));
  const [ww, wh] = [Math.min(9, w * 0.2), 11.5];
  const windows = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return casement(
      x + (w * (column + 1)) / (columns + 1) - ww / 2,
      eaves + 3 + row * 17.5,
      ww,
      wh,
      trim,
    );
  });
  return (
    shape(wall, colour) +
    `<path d="${boards}" stroke="#1b120c" stroke-opacity=".15" stroke-width=".7"/>` +
    shape(
      `M${mid} ${round(peak)}L${x + w} ${eaves}V${base}H${round(x + w * 0.76)}V${round(eaves - w * pitch * 0.48)}Z`,
      '#1b120c',
      'opacity=".14"',
    ) +
    shape(
      `M${x} ${eaves}L${mid} ${round(peak)}L${x + w} ${eaves}v5L${mid} ${round(peak + 6)}L${x} ${eaves + 5}Z`,
      '#1b120c',
      'opacity=".24"',
    ) +
    windows.join('') +
    casement(mid - ww * 0.45, eaves - w * pitch * 0.46, ww * 0.9, wh * 0.85, trim) +
    slab(mid - w * 0.11, base - 14, w * 0.22, 14, door) +
    slab(mid - w * 0.11, base - 14, w * 0.22, 1.4, trim) +
    (hoist
      ? slab(mid - 4, peak + 5, 8, 8, mix(colour, '#1b120c', 0.45)) +
        slab(mid - 0.6, peak + 8, 1.2, 12, '#2a1d14')
      : '') +
    `<path d="M${x - 2.5} ${eaves + 3}L${mid} ${round(peak - 2)}L${x + w + 2.5} ${eaves + 3}" stroke="${roof}" stroke-width="3.6" fill="none" stroke-linejoin="round"/>` +
    `<path d="M${x - 2.5} ${eaves + 1.4}L${mid} ${round(peak - 3.6)}" stroke="#fff1cf" stroke-opacity=".5" stroke-width="1.1"/>`
  );
}

export const gableRow = (x: number, gap: number, houses: readonly Omit<Gable, 'x'>[]): string =>
  houses
    .map((house, i) =>
      gable({
        ...house,
        x: x + houses.slice(0, i).reduce((sum, { width }) => sum + width + gap, 0),
      }),
    )
    .join('');

export function block(
  x: number,
  y: number,
  w: number,
  base: number,
  colour: string,
  window: string,
  step: readonly [number, number] = [5, 7],
): string {
  let panes = '';
  for (let wy = y + 5; wy < base - 5; wy += step[1])
    for (let wx = x + 3; wx < x + w - 3; wx += step[0])
      panes += slab(wx, wy, step[0] * 0.45, step[1] * 0.55, window);
  return (
    slab(x, y, w, base - y, colour) +
    panes +
    slab(x + w * 0.72, y, w * 0.28, base - y, '#10201a', 'opacity=".2"')
  );
}
