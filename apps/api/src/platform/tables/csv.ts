/** Excel reads UTF-8 as such only after this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Norwegian spreadsheets separate columns by semicolons: the comma is for decimals. */
const SEPARATOR = ';';

/** A word with what stands before it: quotes, space and what some spreadsheet separates cells by. */
const WORD = /([\s",;]*)([^\s",;]*)/g;
const SEPARATES = /[,;\t\r\n]/;

/** What makes a spreadsheet take a text for a formula, and run it. */
const FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** What some spreadsheets skip at the beginning of a cell, to run what follows. */
const SKIPPED = /^[\t\r\n]/;

/** A row of comma-separated values (RFC 4180) for a Norwegian spreadsheet. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`;
}

/**
 * In quotes. Where a formula could begin, also for who reads the file with another separator and so
 * takes the quotes amiss, it stands behind an apostrophe, which makes it text.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const harmless = value.replace(WORD, (whole, before: string, word: string, at: number) => {
    const begins = at === 0 || SEPARATES.test(before);
    return begins && FORMULA.test(word) ? `${before}'${word}` : whole;
  });
  return `"${SKIPPED.test(value) ? "'" : ''}${harmless.replaceAll('"', '""')}"`;
}
