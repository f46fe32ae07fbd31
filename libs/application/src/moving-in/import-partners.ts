import {
  importedPartner,
  type ImportedPartner,
  type ExportRecord,
  ownOf,
  PARTNER_FIELDS,
  PARTNER_KIND_NAMES,
  PRICE_COLUMNS,
  type PriceList,
  type RecordField,
  RecordReader,
  SERVICES,
  type RowFault,
  type TableMapping,
} from '@boligstyling/domain';
import type { Clock, IdGenerator, MatchingNudge } from '../core/ports.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { PartnerRepository } from '../partners/partner-repository.js';
import type { ExportLine } from './history-store.js';

export abstract class PartnerFileReader {
  abstract rows(file: Uint8Array): AsyncIterable<ExportLine>;
}

export interface ReadPartner {
  readonly line: number;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  /** Null: unreadable. */
  readonly prices: PriceList | null;
  /** `known`: its e-mail address is a partner's here. */
  readonly outcome: 'new' | 'known' | 'bad';
  readonly faults: readonly RowFault[];
  readonly unreadable: string | null;
  /** A new one comes in as paused where terms are missing. */
  readonly lacks: ImportedPartner['lacks'];
}

export interface PartnerFile {
  readonly rows: readonly ReadPartner[];
  /** Not asked for, or a row is bad. */
  readonly isKept: boolean;
}

/** In one upload; the command takes more. */
export const MAX_PARTNERS = 2000;

const HEADINGS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values<RecordField>(PARTNER_FIELDS).flatMap(({ headings = [], label, wire }) =>
    [label.toLowerCase(), ...headings].map((heading) => [heading, wire]),
  ),
  ['pris', 'price_per_assignment'],
  ...SERVICES.map((service) => [`pris ${service.toLowerCase()}`, PRICE_COLUMNS[service]]),
]);

const MAPPING: TableMapping = {
  values: {
    kind: Object.fromEntries(
      Object.entries(PARTNER_KIND_NAMES).flatMap(([kind, name]) => [
        [name, kind],
        [name.toLowerCase(), kind],
      ]),
    ),
  },
};

/** All of them or none. */
export class ImportPartners {
  constructor(
    private readonly reader: PartnerFileReader,
    private readonly partners: PartnerRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly matching: Pick<MatchingRepository, 'makeWaitingDue'>,
    private readonly nextSteps: MatchingNudge,
  ) {}

  /**
   * @param isKept false: a preview
   * @throws `partner-email-taken` when one was added meanwhile
   */
  async execute(file: Uint8Array, isKept: boolean): Promise<PartnerFile> {
    const now = this.clock.now();
    const known = new Set((await this.partners.all()).map(({ email }) => email.toLowerCase()));
    const seen = new Set<string>();
    const rows: ReadPartner[] = [];
    const added: ImportedPartner['partner'][] = [];
    for await (const read of this.reader.rows(file)) {
      if (rows.length === MAX_PARTNERS) {
        rows.push(unreadableRow(read.line, `more than ${MAX_PARTNERS} partners`));
        break;
      }
      const { row, partner } = rowOf(read, now, known, seen);
      rows.push(row);
      if (partner && row.outcome === 'new') added.push(partner);
    }
    const isGood = rows.every(({ outcome }) => outcome !== 'bad');
    if (!isKept || !isGood || added.length === 0) return { rows, isKept: false };
    await this.partners.addAll(added.map((partner) => ({ ...partner, id: this.ids.next() })));
    await this.matching.makeWaitingDue(now);
    this.nextSteps.nudge();
    return { rows, isKept: true };
  }
}

function rowOf(
  { line, record, unreadable }: ExportLine,
  now: Date,
  known: ReadonlySet<string>,
  seen: Set<string>,
): { row: ReadPartner; partner?: ImportedPartner['partner'] } {
  if (!record) return { row: unreadableRow(line, unreadable ?? '') };
  const reader = new RecordReader(translated(record), MAPPING);
  const { partner, lacks } = importedPartner(reader, now);
  const { name, company, email, prices } = partner;
  if (seen.has(email)) reader.fault('email', 'email-taken');
  seen.add(email);
  const isBad = reader.faults.length > 0;
  const outcome = isBad ? 'bad' : known.has(email) ? 'known' : 'new';
  const row = {
    line,
    name,
    company,
    email,
    prices,
    outcome,
    lacks,
    faults: reader.faults,
  } as const;
  return { row: { ...row, unreadable: null }, partner };
}

function unreadableRow(line: number, unreadable: string): ReadPartner {
  const nobody = { name: '', company: '', email: '', prices: null, faults: [], lacks: [] };
  return { line, ...nobody, outcome: 'bad', unreadable };
}

const translated = (record: ExportRecord): ExportRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      ownOf(HEADINGS, name.toLowerCase()) ?? name,
      value,
    ]),
  );
