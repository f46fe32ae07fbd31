/** 0–255 each. */
export type Rgb = readonly [number, number, number];

export const toRgb = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const toHex = (rgb: Rgb): string =>
  '#' +
  rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** `share` is 0–1. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toRgb(from), toRgb(to)];
  return toHex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
}
