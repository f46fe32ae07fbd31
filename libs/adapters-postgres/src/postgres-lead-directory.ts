import {
  COUNTED_SEARCH_HITS,
  LeadDirectory,
  type LeadFilter,
  type LeadPosition,
  type LeadSort,
  type LeadTotal,
  type ListedLead,
} from '@boligstyling/application';
import type { MikroORM } from '@mikro-orm/postgresql';
import { countedLeads, leadPage } from './lead-list-sql.js';
import { guarded } from './storage-fault.js';

const LISTED = `
  select id, received_at as "receivedAt", status, customer_name as "customerName",
    customer_email as "customerEmail", customer_phone as "customerPhone",
    service_type as "serviceType", location, address, styling_needs as "stylingNeeds", rooms,
    property_size as "propertySize", timeframe, property_type as "propertyType",
    preferred_style as "preferredStyle", message, sell_property as "sellProperty",
    accept_styling_only as "acceptStylingOnly", additional_info as "additionalInfo", source,
    suspicion, partner_id as "partnerId"`;

const VERSION = `
  select md5(coalesce(string_agg(id || status || coalesce(suspicion, ''), ','), '')) as version
  from (select id, status, suspicion from lead order by received_at desc, id desc limit 50) newest`;

type ListedRow = Omit<ListedLead, 'receivedAt'> & { receivedAt: string };

/** Looks leads up in PostgreSQL, past the ORM: a list of rows needs no entities. */
export class PostgresLeadDirectory extends LeadDirectory {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override async page(
    filter: LeadFilter,
    sort: LeadSort,
    limit: number,
    after?: LeadPosition,
  ): Promise<ListedLead[]> {
    const values: unknown[] = [];
    const page = leadPage(filter, sort, limit, after, (value) => `$${values.push(value)}`);
    return (await this.query<ListedRow>(`${LISTED} ${page}`, values)).map(toListedLead);
  }

  override async count(filter: LeadFilter): Promise<LeadTotal> {
    const values: unknown[] = [];
    const counted = countedLeads(filter, (value) => `$${values.push(value)}`);
    const [row] = await this.query<{ total: number }>(
      `select count(*)::int as total from (${counted}) counted`,
      values,
    );
    const total = row?.total ?? 0;
    const isExact = !filter.words?.length || total <= COUNTED_SEARCH_HITS;
    return { total: isExact ? total : COUNTED_SEARCH_HITS, isExact };
  }

  override async find(id: string): Promise<ListedLead | undefined> {
    const [row] = await this.query<ListedRow>(`${LISTED} from lead where id = $1`, [id]);
    return row && toListedLead(row);
  }

  override async version(): Promise<string> {
    const [row] = await this.query<{ version: string }>(VERSION, []);
    return row?.version ?? '';
  }

  private query<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
    return guarded(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      return (await pool.query<Row>(statement, values)).rows;
    });
  }
}

function toListedLead(row: ListedRow): ListedLead {
  return { ...row, receivedAt: new Date(row.receivedAt) };
}
