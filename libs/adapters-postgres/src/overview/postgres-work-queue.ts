import {
  COUNTED_CASES,
  type QueueCase,
  type QueueShare,
  WorkQueue,
} from '@boligstyling/application';
import {
  type MatchingSoFar,
  billedUpTo,
  type Reveal,
  homeRevealedTo,
  mayMatch,
  type Partner,
  QUEUE_KINDS,
  type QueueKind,
  reportDueSince,
} from '@boligstyling/domain';
import { type StoredConsent, toConsents } from '../leads/consent-rows.js';
import { fromDatabase } from '../core/from-database.js';
import { PARTNER_COLUMNS } from '../partners/partner-rows.js';
import { WAITING } from './work-queue-sql.js';

const PARTNERS = `select ${PARTNER_COLUMNS} from partner p where p.id = any($1)`;

const PREPARED = { name: 'work-queue', text: WAITING };

/** With custom plans PostgreSQL would plan it anew for each set of times and limits. */
const PLANNED_ONCE = 'set local plan_cache_mode = force_generic_plan';

type SoFarRow = Pick<MatchingSoFar, 'assignments'> & {
  receivedAt: string;
  consents: StoredConsent[] | null;
  merged: Reveal[];
};

type WaitingRow = Omit<QueueCase, 'partner' | 'isUsedUp'> & {
  soFar: SoFarRow | null;
  kind: QueueKind;
  count: number;
  partnerId: string | null;
};

/** The work queue in PostgreSQL: two statements, however many cases there are. */
export class PostgresWorkQueue extends fromDatabase(WorkQueue) {
  override async look(
    now: Date,
    few: number,
    wide?: { readonly kind: QueueKind; readonly many: number },
  ): Promise<QueueShare[]> {
    const shown = [few, wide?.kind ?? null, wide?.many ?? 0];
    const values = [now, reportDueSince(now), ...shown, billedUpTo(now)];
    const rows = await this.together(async (client) => {
      await client.query(PLANNED_ONCE);
      return (await client.query<WaitingRow>(PREPARED, values)).rows;
    });
    const partners = await this.partners(rows.flatMap(({ partnerId }) => partnerId ?? []));
    const rowsOfKind = Map.groupBy(rows, ({ kind }) => kind);
    return QUEUE_KINDS.map((kind) => {
      const own = rowsOfKind.get(kind) ?? [];
      const count = own[0]?.count ?? 0;
      const cases = own.map(({ kind: _, count: __, partnerId, soFar, ...rest }) => {
        const partner = partners.get(partnerId ?? '') ?? null;
        return { ...rest, partner, isUsedUp: soFar !== null && !mayAsk(soFar) };
      });
      const isExact = count <= COUNTED_CASES;
      return { kind, count: Math.min(count, COUNTED_CASES), isExact, cases };
    });
  }

  private async partners(ids: readonly string[]): Promise<Map<string, Partner>> {
    const rows = await this.rowsOf<Partner>(PARTNERS, [[...new Set(ids)]]);
    return new Map(rows.map((partner) => [partner.id, partner]));
  }
}

function mayAsk({ consents, receivedAt, assignments, merged }: SoFarRow): boolean {
  const given = toConsents(consents, new Date(receivedAt));
  return mayMatch({ consents: given, assignments, home: homeRevealedTo(merged) });
}
