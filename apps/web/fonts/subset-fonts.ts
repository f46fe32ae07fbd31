import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const OUTPUT = path.join(import.meta.dirname, 'subset');
const packages = createRequire(import.meta.url);

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

async function subset({ name, source, characters, axes }: Face): Promise<void> {
  const font = await readFile(packages.resolve(source));
  const small = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noLayoutClosure: true,
    noHinting: true,
  });
  await writeFile(path.join(OUTPUT, `${name}.woff2`), small);
}

export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    applyToEnvironment: ({ name }) => name !== 'embed',
    async buildStart() {
      await mkdir(OUTPUT, { recursive: true });
      await Promise.all(faces.map(subset));
    },
  };
}

type Face = {
  name: string;
  source: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const NORWEGIAN = `${ASCII}\u00a0§©«°²·»½×ÁÄÅÆÉÖØÜàáäåæçèéêëíïñòóôöøúüý–—‘’“”•…−`;

/** Northern, Lule and Southern Sámi, in a file that loads only when needed. */
const SAMI = 'ČčĐđŊŋŠšŦŧŽž';

/** Headings and figures only, so one weight. */
const newsreader = (alphabet: string) =>
  `@fontsource-variable/newsreader/files/newsreader-${alphabet}-opsz-normal.woff2`;
const headingAxes = { wght: 400, opsz: { min: 24, max: 72 } };

const schibsted = (alphabet: string) =>
  `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${alphabet}-wght-normal.woff2`;
const textAxes = { wght: { min: 400, max: 600 } };

const faces: readonly Face[] = [
  { name: 'newsreader', source: newsreader('latin'), characters: NORWEGIAN, axes: headingAxes },
  { name: 'newsreader-sami', source: newsreader('latin-ext'), characters: SAMI, axes: headingAxes },
  { name: 'schibsted', source: schibsted('latin'), characters: NORWEGIAN, axes: textAxes },
  { name: 'schibsted-sami', source: schibsted('latin-ext'), characters: SAMI, axes: textAxes },
];
