import {
  type PartnerChanges,
  type PartnerCount,
  type PartnerFilter,
  type PartnerOverview,
  PartnerRepository,
} from '@boligstyling/application';
import {
  areasNamedLike,
  type CountedAssignments,
  type Demand,
  DomainError,
  hasSaidYes,
  isTestPartner,
  type LoadedPartner,
  type Partner,
  type PartnerNotification,
  type PartnerWork,
  type Sale,
} from '@boligstyling/domain';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { type StoredConsent, toConsents } from '../core/lead-rows.js';
import { enqueue } from '../tables/notification-schema.js';
import { dropDueAudit } from '../core/in-transaction.js';
import { endPartnerAccess } from './partner-session-schema.js';
import { fromDatabase, poolOf } from '../core/statements.js';
import {
  type CandidateRow,
  LOAD,
  isRealPartner,
  PARTNER_COLUMNS,
  RECENT,
  toCandidate,
  PartnerSchema,
} from '../tables/partner-schema.js';
import { guarded } from '../core/storage-fault.js';
import { countsForPartnerRow, REAL_LEADS, IS_SOUGHT, isUnmatchedRow } from '../core/reveals.js';

const REAL = `from partner p where ${isRealPartner('p')}`;

const ALL = `select ${PARTNER_COLUMNS} ${REAL}`;

const COUNT = `select count(*) filter (where p.active)::int as active, count(*)::int as total ${REAL}`;

const OVERVIEW = `
  select ${PARTNER_COLUMNS}, ${RECENT},
    (select count(*)::int from assignment a
      where a.partner_id = p.id and ${countsForPartnerRow('a')}) as assignments
  ${REAL}`;

const LOADED = `select ${PARTNER_COLUMNS}, ${LOAD} ${REAL} and p.active`;

const LIST = `${OVERVIEW}
  and ($1::text is null or p.areas && $5
      or strpos(lower(concat_ws(' ', p.name, p.company, p.email)), lower($1)) > 0)
    and ($2::text is null or p.kind = $2)
    and ($3::boolean is null or p.active = $3)
    and ($4::text is null or $4 = any(p.services))`;

/** One row per outcome, because a partner may have thousands a year, and one for all. */
const ASSIGNMENTS = `
  select state, report, decline_reason as "declineReason", count(*)::int as count,
    count(answered_at)::int as answered, grouping(state) = 1 as "isAll",
    percentile_cont(0.5) within group (
      order by extract(epoch from answered_at - offered_at)::float8 / 60) as "answerMinutes"
  from assignment where partner_id = $1 and offered_at > $2
  group by grouping sets ((state, report, decline_reason), ())`;
const SALES = 'select dispute from sale where partner_id = $1 and created_at > $2';

/** By index-only scan. Held leads are not in that index, but few, so they are subtracted. */
const demanded = (sign: '' | '-') => `
  select municipality, location, service_type, ${sign}count(*) as leads,
    ${sign}count(*) filter (where ${isUnmatchedRow()}) as waiting
  from ${REAL_LEADS} where received_at >= $1 and merged_into is null ${sign && 'and suspicion is not null'}
  group by municipality, location, service_type`;

const DEMAND = `
  select municipality, location as city, service_type as service, sum(leads)::int as leads,
    sum(waiting)::int as waiting
  from (${demanded('')} union all ${demanded('-')}) received
  group by municipality, location, service_type
  having sum(leads) > 0`;

/** Leads without any consent want no partner. Two small indexes hold all leads ever in matching. */
const PERHAPS_UNWANTED = `
  select municipality, location as city, service_type as service, consents
  from ${REAL_LEADS}
  where ${IS_SOUGHT}
    and match_until >= $1 and received_at >= $1 and (consents = '[]' or consents @> '[{"granted": false}]')`;

type UnwantedRow = Omit<Demand, 'leads' | 'waiting'> & {
  consents: StoredConsent[];
};
type AskedRow = CountedAssignments & Pick<PartnerWork, 'answerMinutes'> & { isAll: boolean };
type OverviewRow = CandidateRow & { assignments: number };
type LoadedRow = Partner & Pick<LoadedPartner, 'assignmentsLastWeek'>;

export class PostgresPartnerRepository extends fromDatabase(PartnerRepository) {
  override add(partner: Partner): Promise<void> {
    return this.togetherThroughOrm(
      (em) => insertPartner(em, partner),
      () => [partner.id],
    );
  }

  override addAll(partners: readonly Partner[]): Promise<void> {
    return this.togetherThroughOrm(
      async (em) => {
        for (const partner of partners) await insertPartner(em, partner);
      },
      () => partners.map(({ id }) => id),
    );
  }

  override async change(
    id: string,
    change: PartnerChanges | ((now: Omit<Partner, 'logoId'>) => PartnerChanges | undefined),
  ): Promise<Partner> {
    await this.togetherThroughOrm(async (em) => {
      if (isTestPartner({ id })) throw new DomainError('partner-not-found');
      const changes = typeof change === 'function' ? change(await locked(em, id)) : change;
      if (!changes) return dropDueAudit();
      if (changes.email) await leaveMailbox(em, id, changes.email);
      await refusingTakenEmail(em.nativeUpdate(PartnerSchema, id, changes));
    });
    const [changed] = await this.rowsOf<Partner>(`${ALL} and p.id = $1`, [id]);
    if (!changed) throw new DomainError('partner-not-found');
    return changed;
  }

  override notify(id: string, kind: PartnerNotification): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      if ((await em.count(PartnerSchema, { id })) === 0) throw new DomainError('partner-not-found');
      await enqueue(em, { partnerId: id, kind });
    });
  }

  override async findById(id: string): Promise<PartnerOverview | undefined> {
    const [partner] = await this.overviews(`${OVERVIEW} and p.id = $1`, [id]);
    return partner;
  }

  override all(): Promise<Partner[]> {
    return this.rowsOf<Partner>(ALL);
  }

  override async count(): Promise<PartnerCount> {
    return (await this.rowsOf<PartnerCount>(COUNT))[0]!;
  }

  override async loaded(): Promise<LoadedPartner[]> {
    const rows = await this.rowsOf<LoadedRow>(LOADED);
    return rows.map(({ assignmentsLastWeek, ...partner }) => ({ partner, assignmentsLastWeek }));
  }

  override async list({ text, kind, active, service }: PartnerFilter): Promise<PartnerOverview[]> {
    const places = text ? areasNamedLike(text) : [];
    const found = await this.overviews(LIST, [text, kind, active, service, places]);
    return found.sort((a, b) => a.partner.name.localeCompare(b.partner.name, 'nb'));
  }

  override workSince(id: string, time: Date): Promise<PartnerWork | undefined> {
    return guarded(async () => {
      const pool = await poolOf(this.orm);
      const [known, asked, sold] = await Promise.all([
        pool.query('select from partner where id = $1', [id]),
        pool.query<AskedRow>(ASSIGNMENTS, [id, time]),
        pool.query<Pick<Sale, 'dispute'>>(SALES, [id, time]),
      ]);
      if (!known.rowCount) return undefined;
      const all = asked.rows.find(({ isAll }) => isAll);
      const assignments = asked.rows.filter(({ isAll }) => !isAll);
      return { assignments, answerMinutes: all?.answerMinutes ?? null, sales: sold.rows };
    });
  }

  override async demandSince(time: Date): Promise<Demand[]> {
    const [demand, perhaps] = await Promise.all([
      this.rowsOf<Demand>(DEMAND, [time]),
      this.rowsOf<UnwantedRow>(PERHAPS_UNWANTED, [time]),
    ]);
    const unwanted = perhaps.filter(({ consents }) => !hasSaidYes(toConsents(consents)));
    const alike = Map.groupBy(unwanted, whatWhere);
    return demand.map((each) => ({
      ...each,
      waiting: Math.max(each.waiting - (alike.get(whatWhere(each))?.length ?? 0), 0),
    }));
  }

  private async overviews(statement: string, values: unknown[]): Promise<PartnerOverview[]> {
    const rows = await this.rowsOf<OverviewRow>(statement, values);
    return rows.map(({ assignments, ...row }) => ({ ...toCandidate(row), assignments }));
  }
}

function whatWhere({ municipality, city, service }: Omit<Demand, 'leads' | 'waiting'>): string {
  return JSON.stringify([municipality, city, service]);
}

function columnsOf({ logoId: _, ...columns }: Partner) {
  return columns;
}

/**
 * Within the transaction.
 *
 * @throws `partner-email-taken`
 */
export async function insertPartner(em: EntityManager, partner: Partner): Promise<void> {
  await refusingTakenEmail(em.insert(PartnerSchema, columnsOf(partner)));
}

const HOLD = 'select from partner where id = ? for no key update';

async function locked(em: EntityManager, id: string): Promise<Omit<Partner, 'logoId'>> {
  await em.execute(HOLD, [id]);
  const partner = await em.findOne(PartnerSchema, id);
  if (!partner) throw new DomainError('partner-not-found');
  return partner;
}

/** A request for a link waits for this change, the use of a link does not. */
const HAS_ANOTHER = 'select id from partner where id = ? and email <> ? for no key update';

async function leaveMailbox(em: EntityManager, id: string, email: string): Promise<void> {
  const [partner] = await em.execute<{ id: string }[]>(HAS_ANOTHER, [id, email]);
  if (partner) await endPartnerAccess(em, id);
}

async function refusingTakenEmail(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('partner-email-taken', undefined, [
      { field: 'email', message: 'En annen partner har denne e-posten.' },
    ]);
  }
}
