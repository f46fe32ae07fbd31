import {
  type CaseName,
  COUNTED_CASES,
  type QueueCase,
  type QueueScope,
  type QueueShare,
  WorkQueue,
} from '@boligstyling/application';
import {
  type MatchingSoFar,
  billedUpTo,
  type Reveal,
  homeRevealedTo,
  isPlaceUnknown,
  mayMatch,
  norwegianDay,
  type Partner,
  QUEUE_KINDS,
  type QueueKind,
  reportDueSince,
} from '@boligstyling/domain';
import { type StoredConsent, toConsents } from '../core/lead-rows.js';
import { fromDatabase } from '../core/statements.js';
import { QueueMarkSchema } from '../tables/user-schema.js';
import { PARTNER_COLUMNS } from '../tables/partner-schema.js';
import { DELETE_SETTLED_MARKS, WAITING } from './work-queue-sql.js';

const PARTNERS = `select ${PARTNER_COLUMNS} from partner p where p.id = any($1)`;

const TAKE = `
  insert into queue_mark (kind, subject_id, user_id) values ($1, $2, $3)
  on conflict (kind, subject_id) do update set user_id = excluded.user_id
  where queue_mark.user_id is null or queue_mark.user_id in ($3, $4)`;

const ASSIGNEE = `
  select u.name from queue_mark join dashboard_user u on u.id = user_id
  where kind = $1 and subject_id = $2`;

const SNOOZE = `
  insert into queue_mark (kind, subject_id, snoozed_until) values ($1, $2, $3)
  on conflict (kind, subject_id) do update set snoozed_until = excluded.snoozed_until`;

const PREPARED = { name: 'work-queue', text: WAITING };

/** With custom plans PostgreSQL would plan it anew for each set of times and limits. */
const PLANNED_ONCE = 'set local plan_cache_mode = force_generic_plan';

type SoFarRow = Pick<MatchingSoFar, 'assignments'> & {
  municipality: string | null;
  consents: StoredConsent[];
  merged: Reveal[];
};

type WaitingRow = Omit<QueueCase, 'partner' | 'isUsedUp'> & {
  soFar: SoFarRow | null;
  kind: QueueKind;
  count: number;
  partnerId: string | null;
};

/** Two statements, however many cases there are. */
export class PostgresWorkQueue extends fromDatabase(WorkQueue) {
  override async look(
    now: Date,
    few: number,
    wide?: { readonly kind: QueueKind; readonly many: number },
    { view, userId }: QueueScope = { view: 'waiting', userId: null },
  ): Promise<QueueShare[]> {
    const shown = [few, wide?.kind ?? null, wide?.many ?? 0];
    const scope = [view, norwegianDay(now), userId];
    const values = [...timesOf(now), ...shown, ...scope];
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
        return { ...rest, partner, isUsedUp: soFar !== null && !mayAsk(kind, soFar) };
      });
      const isExact = count <= COUNTED_CASES;
      return { kind, count: Math.min(count, COUNTED_CASES), isExact, cases };
    });
  }

  override take({ kind, id }: CaseName, userId: string, from: string | null) {
    return this.together(async (client) => {
      const { rowCount } = await client.query(TAKE, [kind, id, userId, from]);
      if (rowCount === 1) return null;
      const { rows } = await client.query<{ name: string }>(ASSIGNEE, [kind, id]);
      return rows[0]?.name ?? '';
    });
  }

  override async release({ kind, id }: CaseName, userId: string): Promise<void> {
    await this.togetherThroughOrm((em) =>
      em.nativeUpdate(QueueMarkSchema, { kind, subjectId: id, userId }, { userId: null }),
    );
  }

  override async snooze({ kind, id }: CaseName, until: string | null): Promise<void> {
    await this.together((client) => client.query(SNOOZE, [kind, id, until]));
  }

  override async deleteSettled(now: Date): Promise<void> {
    await this.together((client) => client.query(DELETE_SETTLED_MARKS, timesOf(now)));
  }

  private async partners(ids: readonly string[]): Promise<Map<string, Partner>> {
    const rows = await this.rowsOf<Partner>(PARTNERS, [[...new Set(ids)]]);
    return new Map(rows.map((partner) => [partner.id, partner]));
  }
}

const timesOf = (now: Date) => [now, reportDueSince(now), billedUpTo(now)];

function mayAsk(kind: QueueKind, soFar: SoFarRow): boolean {
  const { consents, assignments, merged } = soFar;
  if (kind === 'owner-to-tell' && isPlaceUnknown(soFar, assignments)) return false;
  const given = toConsents(consents);
  return mayMatch({ consents: given, assignments, home: homeRevealedTo(merged) });
}
