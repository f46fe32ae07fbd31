import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One of the build's style sheets, with the classes it styles. */
interface StyleSheet {
  href: string;
  css: string;
  classes: readonly string[];
}

export interface PageStyles {
  hrefs: readonly string[];
  css: string;
  /** As a content security policy names it. */
  hash: string;
}

const CLASS = /\.(_[\w-]+)/g;
const FOLDER = 'assets';

/** Reads the style sheets of the client build. */
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

/** What styles a page: the sheet every page has, then those with a class that occurs in it. */
export function stylesOf(markup: string, first: string, sheets: readonly StyleSheet[]): PageStyles {
  const occurring = new Set(markup.match(/_[\w-]+/g));
  const own = sheets.filter(({ classes }) => classes.some((name) => occurring.has(name)));
  const used = [
    ...sheets.filter(({ href }) => href === first),
    ...own.filter(({ href }) => href !== first),
  ];
  const css = used.map((sheet) => sheet.css).join('\n');
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { hrefs: used.map(({ href }) => href), css, hash };
}
