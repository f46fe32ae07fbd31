import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '../apps/web');
const read = (pattern) =>
  globSync(pattern, { cwd: ROOT }).map((file) => [
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
  ]);
const SHEETS = read('{src,embed}/**/*.module.css');
const MODULES = read('{src,embed}/**/*.{ts,tsx}');
const COMPOSED = SHEETS.flatMap(([, text]) => text.match(/composes:[^;]*/g) ?? []).join(' ');

/** Class names, without those in comments, strings, URLs and `composes`. */
const classesIn = (text) => {
  const bare = text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|composes:[^;]*|"[^"]*"|'[^']*'/g, ' ');
  return new Set(Array.from(bare.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name));
};

it('no style sheet has an unused class', () => {
  const unworn = SHEETS.flatMap(([file, text]) => {
    const wearers = MODULES.filter(([, module]) => module.includes(`/${path.basename(file)}'`));
    const named = `${COMPOSED} ${wearers.map(([, module]) => module).join(' ')}`;
    const isWorn = (name) => new RegExp(`\\b${name}\\b`).test(named);
    return [...classesIn(text)].filter((name) => !isWorn(name)).map((name) => `${file}: ${name}`);
  });
  expect(SHEETS).not.toEqual([]);
  expect(unworn).toEqual([]);
});

const rulesOf = (text) =>
  Array.from(
    text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ([, selector, declarations]) => ({ selector: selector.trim(), declarations }),
  );
const HEIGHT = /(?<![\w-])(?:height|block-size):\s*([^;]+)/;
const IS_GRID = /(?<![\w-])display:\s*(?:inline-)?grid/;
const IS_OUT_OF_FLOW = /(?<![\w-])position:\s*(?:absolute|fixed)/;

/**
 * Classes of elements that the browser's own sheet gives `height: fit-content`, with their module.
 */
const shrunkByBrowser = MODULES.flatMap(([file, module]) =>
  Array.from(module.matchAll(/<(?:dialog|\w+(?=[^<>]*\spopover\b))(?:=>|[^>])*/g), ([tag]) => tag)
    .flatMap((tag) => [...new Set(Array.from(tag.matchAll(/styles\.(\w+)/g), ([, name]) => name))])
    .flatMap((name) =>
      SHEETS.filter(([sheet]) => module.includes(`/${path.basename(sheet)}'`)).map(
        ([sheet, text]) => ({ file, name, sheet, text }),
      ),
    ),
);

// WebKit stretches an absolutely positioned grid of `height: fit-content` to its containing block.
it('no popover and no dialog is a grid as high as its content by `fit-content`', () => {
  const found = shrunkByBrowser.map(({ file, name }) => `${path.basename(file)} ${name}`);
  expect(found.toSorted()).toEqual([
    'dialog.tsx dialog',
    'dialog.tsx wide',
    'toast-region.tsx region',
  ]);
  const stretched = shrunkByBrowser.flatMap(({ name, sheet, text }) => {
    const rules = rulesOf(text).filter(({ selector }) =>
      new RegExp(`\\.${name}(?![\\w-])[^\\s>+~]*$`).test(selector),
    );
    const height = rules.map(({ declarations }) => declarations.match(HEIGHT)?.[1]).find(Boolean);
    const isGrid = rules.some(({ declarations }) => IS_GRID.test(declarations));
    return isGrid && (height ?? 'fit-content') === 'fit-content' ? [`${sheet}: .${name}`] : [];
  });
  expect(stretched).toEqual([]);
});

it('no grid out of the flow has a height of `fit-content`', () => {
  const sheets = [...SHEETS, ...read('{src,embed}/**/styles/*.css')];
  const stretched = sheets.flatMap(([file, text]) =>
    rulesOf(text)
      .filter(
        ({ declarations }) =>
          IS_GRID.test(declarations) &&
          IS_OUT_OF_FLOW.test(declarations) &&
          declarations.match(HEIGHT)?.[1] === 'fit-content',
      )
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(stretched).toEqual([]);
});
