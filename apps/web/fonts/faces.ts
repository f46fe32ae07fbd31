export type Face = {
  name: string;
  source: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const NORWEGIAN = `${ASCII}\u00a0§©«°²·»½×ÁÄÅÆÉÖØÜàáäåæçèéêëíïñòóôöøúüý–—‘’“”•…−`;

/** Letters of Northern, Lule and Southern Sámi, in a separate file that loads only when needed. */
const SAMI = 'ČčĐđŊŋŠšŦŧŽž';

/** Headings and figures only, so one weight and nothing below 24 px. */
const newsreader = (alphabet: string) =>
  `@fontsource-variable/newsreader/files/newsreader-${alphabet}-opsz-normal.woff2`;
const headingAxes = { wght: 400, opsz: { min: 24, max: 72 } };

const schibsted = (alphabet: string) =>
  `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${alphabet}-wght-normal.woff2`;
const textAxes = { wght: { min: 400, max: 600 } };

export const faces: readonly Face[] = [
  { name: 'newsreader', source: newsreader('latin'), characters: NORWEGIAN, axes: headingAxes },
  { name: 'newsreader-sami', source: newsreader('latin-ext'), characters: SAMI, axes: headingAxes },
  { name: 'schibsted', source: schibsted('latin'), characters: NORWEGIAN, axes: textAxes },
  { name: 'schibsted-sami', source: schibsted('latin-ext'), characters: SAMI, axes: textAxes },
];
