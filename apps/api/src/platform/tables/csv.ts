/** Excel needs it to recognize UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Norwegian spreadsheets separate columns by semicolons: the comma is for decimals. */
const SEPARATOR = ';';

const WORD = /([\s",;]*)([^\s",;]*)/g;
const SEPARATES = /[,;\t\r\n]/;

/** Leading characters of a formula, which a spreadsheet would run. */
const FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Leading characters that some spreadsheets skip before a formula. */
const SKIPPED = /^[\t\r\n]/;

/**
 * Digits that spreadsheets read as another number, a date or a time, also between quotes: a
 * municipality's «0301», rooms «3/4», a house «12E4», a KID. A day as `yyyy-MM-dd` is none: it is
 * to be read as a day.
 */
const MISREAD =
  /^(?:0\d+|\d{12,}|\d+[eE]\d+|\d{1,2}[/.:-]\d{1,2}(?:[/.:-]\d{1,4})?|\d{4}[/.-]\d{1,2})$/;

/** A row of comma-separated values (RFC 4180) for a Norwegian spreadsheet. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`;
}

/**
 * Quoted. An apostrophe turns a possible formula into text, also for readers that misread the
 * quotes. The only formula is one that says a code is text (tried in LibreOffice 7.4 with Norwegian
 * and US settings).
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (MISREAD.test(value)) return `"=""${value}"""`;
  const harmless = value.replace(WORD, (whole, before: string, word: string, at: number) => {
    const begins = at === 0 || SEPARATES.test(before);
    return begins && FORMULA.test(word) ? `${before}'${word}` : whole;
  });
  return `"${SKIPPED.test(value) ? "'" : ''}${harmless.replaceAll('"', '""')}"`;
}
