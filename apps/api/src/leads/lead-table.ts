import type { ListedLead } from '@boligstyling/application';
import { fieldsSeenBy, LEAD_STATUS_NAMES, shownValue } from '@boligstyling/domain';
import { norwegianMoment } from '../platform/system/norwegian-time.js';

/** Excel reads UTF-8 as such only after this. */
const BYTE_ORDER_MARK = '\ufeff';

/** Norwegian spreadsheets separate columns by semicolons: the comma is for decimals. */
const SEPARATOR = ';';

/** A word with what stands before it: quotes, space and what some spreadsheet separates cells by. */
const WORD = /([\s",;]*)([^\s",;]*)/g;
const SEPARATES = /[,;\t\r\n]/;

/** What makes a spreadsheet take a text for a formula, and run it. */
const FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** What some spreadsheets skip at the beginning of a cell, to run what follows. */
const SKIPPED = /^[\t\r\n]/;

/** The columns in their order, each with what it shows of a lead. */
const COLUMNS: Record<string, (lead: ListedLead) => string> = {
  Mottatt: ({ receivedAt }) => norwegianMoment(receivedAt),
  Status: ({ status }) => LEAD_STATUS_NAMES[status],
  'Holdt tilbake': ({ suspicion }) => (suspicion ? 'Ja' : 'Nei'),
  ...Object.fromEntries(
    fieldsSeenBy('table').map(({ key, label }) => [
      label,
      (lead: ListedLead) => shownValue(key, lead[key]),
    ]),
  ),
  'Hos partner': ({ partnerId }) => (partnerId ? 'Ja' : 'Nei'),
  Id: ({ id }) => id,
};

/** Leads as comma-separated values (RFC 4180) for a Norwegian spreadsheet, a piece for each batch. */
export async function* leadTable(
  batches: AsyncIterable<readonly ListedLead[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + row(Object.keys(COLUMNS));
  for await (const leads of batches) {
    yield leads.map((lead) => row(Object.values(COLUMNS).map((show) => show(lead)))).join('');
  }
}

function row(cells: readonly string[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`;
}

/**
 * In quotes. Where a formula could begin, also for who reads the file with another separator and so
 * takes the quotes amiss, it stands behind an apostrophe, which makes it text.
 */
function cell(text: string): string {
  const harmless = text.replace(WORD, (whole, before: string, word: string, at: number) => {
    const begins = at === 0 || SEPARATES.test(before);
    return begins && FORMULA.test(word) ? `${before}'${word}` : whole;
  });
  return `"${SKIPPED.test(text) ? "'" : ''}${harmless.replaceAll('"', '""')}"`;
}
