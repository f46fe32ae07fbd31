export type Texture = 'plaster' | 'cloth' | 'wool' | 'wood' | 'grain' | 'clay';

interface Weave {
  /** Noise frequency across and down; unequal numbers give streaks. */
  frequency: string;
  octaves: number;
  /** How much the noise darkens, 0–1. */
  strength: number;
}

const WEAVES: Record<Texture, Weave> = {
  plaster: { frequency: '.012 .02', octaves: 2, strength: 0.13 },
  cloth: { frequency: '.5 .8', octaves: 2, strength: 0.16 },
  wool: { frequency: '.38', octaves: 2, strength: 0.13 },
  wood: { frequency: '.012 .22', octaves: 2, strength: 0.36 },
  grain: { frequency: '.05 .09', octaves: 2, strength: 0.16 },
  clay: { frequency: '.6', octaves: 2, strength: 0.16 },
};

export const TEXTURES = Object.keys(WEAVES) as Texture[];

/** SVG filter that multiplies noise into the drawing. */
export function texture(name: Texture, id: string): string {
  const { frequency, octaves, strength: k } = WEAVES[name];
  const row = (lift: number): string => `${k} 0 0 0 ${1 - k * lift}`;
  return (
    `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4" result="n"/>` +
    `<feColorMatrix in="n" values="${row(0.52)} ${row(0.53)} ${row(0.55)} 0 0 0 0 1" result="t"/>` +
    `<feComposite in="SourceGraphic" in2="t" operator="arithmetic" k1="1"/></filter>`
  );
}
