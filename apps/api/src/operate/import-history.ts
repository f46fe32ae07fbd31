import { createHmac, createSecretKey } from 'node:crypto';
import { ExportFolder } from '@boligstyling/adapters-documents';
import { type Database, PostgresHistoryStore } from '@boligstyling/adapters-postgres';
import {
  type Fingerprint,
  ImportHistory,
  type HistoryReport,
  type ReportedLine,
} from '@boligstyling/application';
import {
  ASKABLE_DAYS,
  IMPORTED_TABLES,
  kronerText,
  type RowFaultCause,
  RETENTION_YEARS,
} from '@boligstyling/domain';
import { derivedKey } from '../platform/secrets/hmac-link-signer.js';
import { uuidOf } from '../platform/validation/field.js';
import { SystemClock } from '../platform/system/system-clock.js';

export interface ImportOrder {
  readonly isKept: boolean;
  readonly withoutBadLines: boolean;
  readonly say: (line: string) => void;
  readonly progress: (line: string) => void;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @param secretsKey outlives the import, so that the same rows are known again */
function fingerprintBy(secretsKey: string): Fingerprint {
  const key = createSecretKey(derivedKey(secretsKey, 'imported-rows', 'SECRETS_KEY'));
  const hashed = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return (table, id, values) => {
    const digest = hashed(table, id);
    const isUuid = UUID.test(id);
    return {
      ...{ digest, content: hashed(table, id, values) },
      id: isUuid ? id.toLowerCase() : uuidOf(digest),
    };
  };
}

/** Because of bad lines. */
export class NothingStored extends Error {}

/** @throws NothingStored with the report */
export async function importHistory(
  { orm }: Database,
  folder: string,
  secretsKey: string,
  { isKept, withoutBadLines, say, progress }: ImportOrder,
): Promise<string> {
  const importing = new ImportHistory(
    new PostgresHistoryStore(orm),
    fingerprintBy(secretsKey),
    new SystemClock(),
  );
  const report = await importing.execute(await ExportFolder.open(folder), {
    ...{ isKept, withoutBadLines },
    onLine: (line) => say(lineText(line)),
    onRead: (table, read) => progress(`${table}: ${read} rows read`),
  });
  if (isKept && !report.isKept) throw new NothingStored(reportText(report, isKept));
  return reportText(report, isKept);
}

const CAUSES: Record<RowFaultCause, string> = {
  missing: 'is missing',
  'too-long': 'is too long',
  'not-plain-text': 'has characters that cannot be stored',
  'not-a-date': 'is no date and time',
  'in-the-future': 'is in the future',
  'not-yes-or-no': 'is neither yes nor no',
  'not-an-amount': 'is no amount in kroner',
  'not-a-count': 'is no whole number that may stand there',
  'not-an-email': 'is no e-mail address',
  'not-a-phone': 'is no Norwegian telephone number of 8 digits',
  'not-a-name': 'has no letter',
  'not-an-organization-number': 'is no organisation number',
  'not-a-postal-code': 'is no postal code',
  'not-a-website': 'is no web address',
  'unknown-value': 'is a value that is not known here: translate it under "values" in mapping.json',
  'repeated-id': 'stood on an earlier line',
  'email-taken': 'is that of a partner on an earlier line',
  'no-such-partner': 'is no partner of this export',
  'id-taken': 'is used by something else here',
};

function lineText({ file, line, what }: ReportedLine): string {
  const at = `${file}, line ${line}`;
  if ('changed' in what)
    return `${at}: imported earlier, with other values. It stays as it is here.`;
  if ('paused' in what) {
    return `${at}: comes in as paused, because ${what.paused.join(', ')} cannot be told. Fill it in before it is asked.`;
  }
  if ('unreadable' in what) return `${at}: cannot be read: ${what.unreadable}.`;
  const value = what.value === undefined ? '' : ` «${what.value}»`;
  return `${at}, ${what.column}:${value} ${CAUSES[what.cause]}.`;
}

function reportText(report: HistoryReport, wasWanted: boolean): string {
  const { tables, tooOld, askable, pausedPartners, sums, isKept } = report;
  const bad = IMPORTED_TABLES.reduce((sum, table) => sum + tables[table].bad, 0);
  const counts = IMPORTED_TABLES.map((table) => {
    const { read, added, known, changed, bad: faulty } = tables[table];
    return `${table}: ${read} read, ${added} new, ${known} here already, ${changed} changed since and left, ${faulty} bad.`;
  });
  const amounts = Object.entries(sums).map(([status, ore]) => `${kronerText(ore)} ${status}`);
  return [
    ...counts,
    ...(tooOld > 0
      ? [
          `${tooOld} leads are older than ${RETENTION_YEARS} years and are left out: they would be deleted at once.`,
        ]
      : []),
    ...(askable > 0
      ? [
          `${askable} leads are new and younger than ${ASKABLE_DAYS} days: the queue offers to ask partners about them.`,
        ]
      : []),
    ...(pausedPartners > 0 ? [`${pausedPartners} partners come in as paused.`] : []),
    ...(amounts.length > 0 ? [`Sales, never invoiced: ${amounts.join(', ')}.`] : []),
    outcomeText({ isKept, wasWanted, bad }),
  ].join('\n');
}

function outcomeText(of: { isKept: boolean; wasWanted: boolean; bad: number }): string {
  if (of.isKept) return 'It is stored. Nobody was asked or written to.';
  const rest = of.bad > 0 ? ' --without-bad-lines' : '';
  return of.wasWanted
    ? 'Nothing was stored, because of the bad lines, and the backup is deleted again. Mend them, or say --store --without-bad-lines to leave them out.'
    : `Nothing was stored: this was a dry run. Say --store${rest} to store it.`;
}
