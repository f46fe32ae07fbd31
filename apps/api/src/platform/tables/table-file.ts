import type { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { asDownload } from '../contract/answers.js';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';

/** Excel needs it to recognize UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** In Norway the comma is for decimals. */
const SEPARATOR = ';';

const WORD = /([\s",;]*)([^\s",;]*)/g;
const SEPARATES = /[,;\t\r\n]/;

/** A spreadsheet would run a formula. */
const FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Some spreadsheets skip these before a formula. */
const SKIPPED = /^[\t\r\n]/;

const MONTH =
  '(?:jan(?:uary?)?|feb(?:ruary?)?|mar(?:s|ch)?|apr(?:il)?|ma[iy]|jun[ei]?|jul[iy]?|aug(?:ust)?|' +
  'sep(?:tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cs](?:ember)?)';

/**
 * Read as another number, a date or a time, also between quotes: a municipality's «0301», rooms
 * «3/4», a house «12E4», a KID, «1.000», «mars 2026».
 */
const MISREAD = new RegExp(
  String.raw`^(?:0\d+|\d{12,}|\d+E\d+|\d{1,3}(?:[.,]\d{3})+|` +
    String.raw`\d{1,2}[/.:-]\d{1,2}(?:[/.:-]\d{1,4})?|\d{4}[/.-]\d{1,2}|` +
    String.raw`\d{1,4}[. -]*${MONTH}[. -]*\d{0,4}|${MONTH}[. -]*\d{1,4}(?:[, ]+\d{2,4})?)$`,
  'i',
);

export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`;
}

/**
 * An apostrophe turns a possible formula into text, also for readers that misread the quotes. The
 * only formula says that a code is text.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const trimmed = value.trim();
  if (MISREAD.test(trimmed)) return `"=""${trimmed}"""`;
  const harmless = value.replace(WORD, (whole, before: string, word: string, at: number) => {
    const begins = at === 0 || SEPARATES.test(before);
    return begins && FORMULA.test(word) ? `${before}'${word}` : whole;
  });
  return `"${SKIPPED.test(value) ? "'" : ''}${harmless.replaceAll('"', '""')}"`;
}

export const AnswersTable = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiProblems(...problems),
  );

export class TableFile extends StreamableFile {
  constructor(
    content: Buffer | Readable,
    name: string,
    readonly count: number | null,
  ) {
    super(content as Readable, asDownload(`${name}.csv`, 'text/csv; charset=utf-8'));
  }
}
