import {
  type PartnerChanges,
  type PartnerFilter,
  type PartnerOverview,
  PartnerRepository,
} from '@boligstyling/application';
import {
  type Area,
  areaName,
  type CountedAssignments,
  type Demand,
  DomainError,
  hasSaidYes,
  type LoadedPartner,
  type Partner,
  type PartnerWork,
  type Sale,
  WHOLE_COUNTRY,
} from '@boligstyling/domain';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { type StoredConsent, toConsents } from '../leads/consent-rows.js';
import { endPartnerAccess } from './end-partner-access.js';
import { fromDatabase } from '../core/from-database.js';
import { type CandidateRow, LOAD, PARTNER_COLUMNS, RECENT, toCandidate } from './partner-rows.js';
import { PartnerSchema } from './partner-schema.js';
import { poolOf } from '../core/statements.js';
import { guarded } from '../core/storage-fault.js';
import { countsForPartnerRow } from '../lead-case/reveals.js';

const ALL = `select ${PARTNER_COLUMNS} from partner p`;

const OVERVIEW = `
  select ${PARTNER_COLUMNS}, ${RECENT},
    (select count(*)::int from assignment a
      where a.partner_id = p.id and ${countsForPartnerRow('a')}) as assignments
  from partner p`;

const LOADED = `select ${PARTNER_COLUMNS}, ${LOAD} from partner p where p.active`;

const LIST = `${OVERVIEW}
  where ($1::text is null or strpos(
      lower(concat_ws(' ', p.name, p.company, p.email, array_to_string(p.cities, ' '))), lower($1)
    ) > 0)
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

/**
 * Demand by place, by index-only scan. Held leads are not in that index, but few, so they are
 * subtracted.
 */
const demanded = (sign: '' | '-') => `
  select municipality, location, service_type, ${sign}count(*) as leads,
    ${sign}count(*) filter (where status = 'new') as waiting
  from lead where received_at >= $1 and merged_into is null ${sign && 'and suspicion is not null'}
  group by municipality, location, service_type`;

const DEMAND = `
  select municipality, location as city, service_type as service, sum(leads)::int as leads,
    sum(waiting)::int as waiting
  from (${demanded('')} union all ${demanded('-')}) received
  group by municipality, location, service_type
  having sum(leads) > 0`;

/**
 * Leads in demand that want no partner if the owner has withdrawn every consent. Two small indexes
 * hold all leads ever in matching.
 */
const PERHAPS_UNWANTED = `
  select municipality, location as city, service_type as service, consents,
    received_at as "receivedAt"
  from lead
  where status = 'new' and suspicion is null and merged_into is null and match_until is not null
    and match_until >= $1 and received_at >= $1 and consents @> '[{"granted": false}]'`;

type UnwantedRow = Omit<Demand, 'leads' | 'waiting'> & {
  receivedAt: Date;
  consents: StoredConsent[] | null;
};
type AskedRow = CountedAssignments & Pick<PartnerWork, 'answerMinutes'> & { isAll: boolean };
type OverviewRow = CandidateRow & { assignments: number };
type LoadedRow = Partner & Pick<LoadedPartner, 'assignmentsLastWeek'>;

export class PostgresPartnerRepository extends fromDatabase(PartnerRepository) {
  override add(partner: Partner): Promise<void> {
    return this.togetherThroughOrm((em) => insertPartner(em, partner));
  }

  override async change(
    id: string,
    change: PartnerChanges | ((now: Omit<Partner, 'logoId'>) => PartnerChanges),
  ): Promise<Partner> {
    await this.togetherThroughOrm(async (em) => {
      const changes = typeof change === 'function' ? change(await held(em, id)) : change;
      if (changes.email) await leaveMailbox(em, id, changes.email);
      const row = { ...changes, ...(changes.areas && namesOf(changes.areas)) };
      await refusingTakenEmail(em.nativeUpdate(PartnerSchema, id, row));
    });
    const [changed] = await this.rowsOf<Partner>(`${ALL} where p.id = $1`, [id]);
    if (!changed) throw new DomainError('partner-not-found');
    return changed;
  }

  override async findById(id: string): Promise<PartnerOverview | undefined> {
    const [partner] = await this.overviews(`${OVERVIEW} where p.id = $1`, [id]);
    return partner;
  }

  override all(): Promise<Partner[]> {
    return this.rowsOf<Partner>(ALL);
  }

  override async loaded(): Promise<LoadedPartner[]> {
    const rows = await this.rowsOf<LoadedRow>(LOADED);
    return rows.map(({ assignmentsLastWeek, ...partner }) => ({ partner, assignmentsLastWeek }));
  }

  override async list({ text, kind, active, service }: PartnerFilter): Promise<PartnerOverview[]> {
    const found = await this.overviews(LIST, [text, kind, active, service]);
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
    const unwanted = perhaps.filter(
      ({ consents, receivedAt }) => !hasSaidYes(toConsents(consents, receivedAt)),
    );
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
 * Inserts a partner within the transaction.
 *
 * @throws DomainError `partner-email-taken`
 */
export async function insertPartner(em: EntityManager, partner: Partner): Promise<void> {
  const row = { ...columnsOf(partner), ...namesOf(partner.areas) };
  await refusingTakenEmail(em.insert(PartnerSchema, row));
}

const HOLD = 'select from partner where id = ? for no key update';

async function held(em: EntityManager, id: string): Promise<Omit<Partner, 'logoId'>> {
  await em.execute(HOLD, [id]);
  const partner = await em.findOne(PartnerSchema, id);
  if (!partner) throw new DomainError('partner-not-found');
  return partner;
}

/** Row lock: a request for a link waits for this change, the use of a link does not. */
const HAS_ANOTHER = 'select id from partner where id = ? and email <> ? for no key update';

async function leaveMailbox(em: EntityManager, id: string, email: string): Promise<void> {
  const [partner] = await em.execute<{ id: string }[]>(HAS_ANOTHER, [id, email]);
  if (partner) await endPartnerAccess(em, id);
}

function namesOf(areas: readonly Area[]) {
  const wholeCountry = areas.includes(WHOLE_COUNTRY);
  return { wholeCountry, cities: areas.map(areaName) };
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
