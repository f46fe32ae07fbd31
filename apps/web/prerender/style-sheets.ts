import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface StyleSheet {
  href: string;
  css: string;
  classes: readonly string[];
}

export interface PageStyles {
  hrefs: readonly string[];
  css: string;
  hash: string;
}

const CLASS = /\.(_[\w-]+)/g;
const FOLDER = 'assets';

export async function readStyleSheets(client: string): Promise<readonly StyleSheet[]> {
  const files = (await readdir(join(client, FOLDER)))
    .filter((file) => file.endsWith('.css'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const css = (await readFile(join(client, FOLDER, file), 'utf8')).trim();
      const classes = new Set([...css.matchAll(CLASS)].map(([, name = '']) => name));
      return { href: `/${FOLDER}/${file}`, css, classes: [...classes] };
    }),
  );
}

/** A composed class is in several sheets; one that is included already is enough. */
export function stylesOf(markup: string, first: string, sheets: readonly StyleSheet[]): PageStyles {
  const open = new Set(markup.match(/_[\w-]+/g));
  const isAlone = (name: string) => sheets.filter((it) => it.classes.includes(name)).length === 1;
  const needed = (sheet: StyleSheet, counts: (name: string) => boolean): boolean => {
    const isNeeded = sheet.classes.some((name) => open.has(name) && counts(name));
    if (isNeeded) for (const name of sheet.classes) open.delete(name);
    return isNeeded;
  };
  const alone = sheets.filter((sheet) => needed(sheet, isAlone));
  const shared = sheets.filter((sheet) => needed(sheet, () => true));
  const own = sheets.filter((sheet) => alone.includes(sheet) || shared.includes(sheet));
  const used = [
    ...sheets.filter(({ href }) => href === first),
    ...own.filter(({ href }) => href !== first),
  ];
  const css = used.map((sheet) => sheet.css).join('\n');
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { hrefs: used.map(({ href }) => href), css, hash };
}
