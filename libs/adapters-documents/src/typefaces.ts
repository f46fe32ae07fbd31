/// <reference types="./modules.d.ts" />
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const packages = createRequire(import.meta.url);

/** Latin for European names, and punctuation. */
const LETTERS = [
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2212],
];

const schibsted = (alphabet: string) =>
  `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${alphabet}-wght-normal.woff2`;
const newsreader = (alphabet: string) =>
  `@fontsource-variable/newsreader/files/newsreader-${alphabet}-opsz-normal.woff2`;

const LOOKS = {
  text: { source: schibsted, axes: { wght: 400 } },
  medium: { source: schibsted, axes: { wght: 500 } },
  bold: { source: schibsted, axes: { wght: 600 } },
  display: { source: newsreader, axes: { wght: 400, opsz: 40 } },
};
export type Look = keyof typeof LOOKS;
const LOOK_NAMES = Object.keys(LOOKS) as Look[];
const ALPHABETS = ['latin', 'latin-ext'];

export interface Face {
  readonly name: string;
  readonly font: Font;
  readonly letters: ReadonlySet<number>;
}
export type Typefaces = Readonly<Record<Look, readonly Face[]>>;

/** Makes those that {@link writeTypefaces} has not. */
export async function loadTypefaces(folder: string = import.meta.dirname): Promise<Typefaces> {
  const faceOf = async (look: Look, alphabet: string): Promise<Face> => {
    const name = `${look}-${alphabet}`;
    const written = fileOf(folder, name);
    const file = existsSync(written) ? await readFile(written) : await made(look, alphabet);
    const font = create(file);
    return { name, font, letters: new Set(font.characterSet) };
  };
  const loaded = LOOK_NAMES.map(async (look) => {
    const faces = ALPHABETS.map((alphabet) => faceOf(look, alphabet));
    return [look, await Promise.all(faces)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as unknown as Typefaces;
}

/** For {@link loadTypefaces}. */
export async function writeTypefaces(folder: string): Promise<void> {
  for (const look of LOOK_NAMES) {
    for (const alphabet of ALPHABETS) {
      await writeFile(fileOf(folder, `${look}-${alphabet}`), await made(look, alphabet));
    }
  }
}

const fileOf = (folder: string, name: string) => join(folder, `${name}.ttf`);

/** pdfkit needs each weight of the variable web fonts as its own font. */
async function made(look: Look, alphabet: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const { source, axes } = LOOKS[look];
  const packed = await readFile(packages.resolve(source(alphabet)));
  const letters = String.fromCodePoint(...LETTERS);
  return subsetFont(packed, letters, { targetFormat: 'truetype', variationAxes: axes });
}

export interface Run {
  readonly face: Face;
  readonly text: string;
}

/**
 * Runs of one face each, with plain spaces, as in `splitAtSums`.
 *
 * @throws TypeError when no face has a letter, instead of a gap
 */
export function runsOf(faces: readonly Face[], text: string): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll('\u00a0', ' ')) {
    const face = faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
    if (!face) throw new TypeError(`No typeface has the letter «${letter}»`);
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}
