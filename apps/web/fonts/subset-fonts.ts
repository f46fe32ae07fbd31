import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { faces, type Face } from './faces.ts';

const OUTPUT = path.join(import.meta.dirname, 'subset');
const packages = createRequire(import.meta.url);

/** Kerning, accents and standard ligatures; small capitals and swashes are unused. */
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

/** Subsets fonts to the used letters and weights before Vite reads them. */
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
