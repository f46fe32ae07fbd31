import {
  COUNTED_SEARCH_HITS,
  LeadDirectory,
  type LeadFilter,
  type LeadPosition,
  type LeadTotal,
  type ListedLead,
  type OpenedLead,
  type Relative,
  LeadHistory,
  type AttributedEvent,
  LeadPlaces,
} from '@boligstyling/application';
import {
  type Lead,
  type LeadSort,
  municipalityNamed,
  UNDO_MINUTES,
  type Located,
  type UnlocatedLead,
} from '@boligstyling/domain';
import { revealsAmong } from '../assignments/assignment-rows.js';
import { fromDatabase, planned } from '../core/statements.js';
import { type StoredConsent, toConsents, LEAD_COLUMNS } from '../core/lead-rows.js';
import { countLeads, leadPage, type PlacedFilter, UNPLACED } from './lead-list-sql.js';
import { isAcceptedRow, REAL_LEADS } from '../core/reveals.js';

const OF_LEAD = {
  name: 'history-of-lead',
  text: `
    select id, lead_id as "leadId", at, kind, detail, actor from lead_event
    where lead_id = $1 order by at, id`,
};

export class PostgresLeadHistory extends fromDatabase(LeadHistory) {
  override ofLead(leadId: string): Promise<AttributedEvent[]> {
    return this.rowsOf<AttributedEvent>(OF_LEAD, [leadId]);
  }
}

const UNLOCATED = `
  select id, municipality_number as "municipalityNumber", location, address from lead where id = any($1) and municipality is null`;

const LOCATE = `
  update lead set municipality = new.municipality, municipality_found_by = new."foundBy"
  from jsonb_to_recordset($1) as new (id uuid, location text, address text, municipality text,
    "foundBy" text)
  where lead.id = new.id and lead.location = new.location and lead.address = new.address`;

export class PostgresLeadPlaces extends fromDatabase(LeadPlaces) {
  override unlocated(leadIds: readonly string[]): Promise<UnlocatedLead[]> {
    return this.rowsOf(UNLOCATED, [leadIds]);
  }

  override async locate(found: readonly Located[]): Promise<void> {
    const rows = found.map(({ given, place }) => ({ ...given, ...place }));
    await this.rowsOf(LOCATE, [JSON.stringify(rows)]);
  }
}

const LISTED = `select ${LEAD_COLUMNS}, partner_id as "partnerId", merged_into as "mergedInto"`;

const VERSION = {
  name: 'version-of-leads',
  text: `
    select md5(coalesce(string_agg(concat(id, status, suspicion, merged_into, acceptances), ','), ''))
      as version
    from (select id, status, suspicion, merged_into,
        (select count(*) from assignment a where a.lead_id = lead.id and ${isAcceptedRow('a')}) as acceptances
      from ${REAL_LEADS} order by received_at desc, id desc limit 50) newest`,
};

/** SQL of {@link isStatusUndoable}. */
const isUndoableRow = (lead: string) => `(${lead}.undoable_status ->> 'byReports' = 'true'
  or now() < coalesce(
    (${lead}.undoable_status #>> '{pending,until}')::timestamptz,
    (${lead}.undoable_status ->> 'until')::timestamptz + interval '${UNDO_MINUTES} minutes'))`;

const OPENED = {
  name: 'open-lead',
  text: `${LISTED}, consents,
    case when ${isUndoableRow('lead')} then undoable_status ->> 'status' end as "statusBefore",
    (select name from integrator_key where id = lead.integrator_key_id) as "sentBy"
    from lead where id = $1`,
};

/** Each direction has its own index; one condition over all four would scan the table. */
const RELATIVES = {
  name: 'relatives-of-lead',
  text: `
    select ${LEAD_COLUMNS}, merged_into as "mergedInto", merge_kind as "mergeKind",
      perhaps_same_as as "perhapsSameAs",
      ${revealsAmong('assignment a where a.lead_id = lead.id')} as reveals
    from lead
    where id in (
      select unnest(array[id, merged_into, perhaps_same_as]) from lead where id = $1
      union all
      (select id from lead where merged_into = $1 limit 50)
      union all
      (select id from lead where perhaps_same_as = $1 limit 50))
    order by received_at, id`,
};

/** Only without values: with one, plans differ, because few leads are new and most are in towns. */
const plannedOnce = (text: string, values: readonly unknown[]) =>
  values.length === 0 ? planned(text) : text;

type OpenedRow = ListedLead &
  Pick<OpenedLead, 'statusBefore' | 'sentBy'> & { consents: StoredConsent[] };
type RelativeRow = Lead & Omit<Relative, 'lead'>;

export class PostgresLeadDirectory extends fromDatabase(LeadDirectory) {
  /** Pages and their total share a filter object. */
  private readonly placedFilters = new WeakMap<LeadFilter, Promise<PlacedFilter>>();

  override async page(
    filter: LeadFilter,
    sort: LeadSort,
    limit: number,
    after?: LeadPosition,
  ): Promise<ListedLead[]> {
    const values: unknown[] = [];
    const placed = await this.placed(filter);
    const page = leadPage(placed, sort, limit, after, (value) => `$${values.push(value)}`);
    return this.rowsOf<ListedLead>(plannedOnce(`${LISTED} ${page}`, values), values);
  }

  override async count(filter: LeadFilter): Promise<LeadTotal> {
    const values: unknown[] = [];
    const placed = await this.placed(filter);
    const statement = countLeads(placed, (value) => `$${values.push(value)}`);
    const [row] = await this.rowsOf<{ total: number }>(plannedOnce(statement, values), values);
    const total = row?.total ?? 0;
    const isExact = !filter.words?.length || total <= COUNTED_SEARCH_HITS;
    return { total: isExact ? total : COUNTED_SEARCH_HITS, isExact };
  }

  override async find(id: string): Promise<OpenedLead | undefined> {
    const [row] = await this.rowsOf<OpenedRow>(OPENED, [id]);
    if (!row) return undefined;
    const { consents, statusBefore, sentBy, ...lead } = row;
    return { lead, consents: toConsents(consents), statusBefore, sentBy };
  }

  override async relatives(id: string): Promise<Relative[]> {
    const rows = await this.rowsOf<RelativeRow>(RELATIVES, [id]);
    return rows.map(({ mergedInto, mergeKind, perhapsSameAs, reveals, ...lead }) => ({
      ...{ lead, mergedInto, mergeKind, perhapsSameAs, reveals },
    }));
  }

  override async version(): Promise<string> {
    const [row] = await this.rowsOf<{ version: string }>(VERSION);
    return row?.version ?? '';
  }

  private placed(filter: LeadFilter): Promise<PlacedFilter> {
    const known = this.placedFilters.get(filter);
    if (known) return known;
    const asked = this.askPlaces(filter).then((places) => ({ ...filter, ...places }));
    this.placedFilters.set(filter, asked);
    return asked;
  }

  /** Only the domain can tell the place of a name, so it gets all unplaced names. */
  private async askPlaces({
    municipality,
    from,
    to,
  }: LeadFilter): Promise<Pick<PlacedFilter, 'meaningIt'>> {
    if (!municipality) return {};
    const named = await this.rowsOf<{ place: string }>(UNPLACED, [from, to]);
    const meaningIt = named
      .map(({ place }) => place)
      .filter((place) => municipalityNamed(place) === municipality);
    return { meaningIt };
  }
}
