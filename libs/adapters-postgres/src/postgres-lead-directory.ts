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
import { LEAD_COLUMNS, type LeadRow, toLead } from './lead-rows.js';
import { rowsOf } from './statements.js';

const LISTED = `select ${LEAD_COLUMNS}, partner_id as "partnerId"`;

const VERSION = `
  select md5(coalesce(string_agg(id || status || coalesce(suspicion, ''), ','), '')) as version
  from (select id, status, suspicion from lead order by received_at desc, id desc limit 50) newest`;

type ListedRow = LeadRow & Pick<ListedLead, 'partnerId'>;

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
    return (await rowsOf<ListedRow>(this.orm, `${LISTED} ${page}`, values)).map(toLead);
  }

  override async count(filter: LeadFilter): Promise<LeadTotal> {
    const values: unknown[] = [];
    const counted = countedLeads(filter, (value) => `$${values.push(value)}`);
    const [row] = await rowsOf<{ total: number }>(
      this.orm,
      `select count(*)::int as total from (${counted}) counted`,
      values,
    );
    const total = row?.total ?? 0;
    const isExact = !filter.words?.length || total <= COUNTED_SEARCH_HITS;
    return { total: isExact ? total : COUNTED_SEARCH_HITS, isExact };
  }

  override async find(id: string): Promise<ListedLead | undefined> {
    const [row] = await rowsOf<ListedRow>(this.orm, `${LISTED} from lead where id = $1`, [id]);
    return row && toLead(row);
  }

  override async version(): Promise<string> {
    const [row] = await rowsOf<{ version: string }>(this.orm, VERSION);
    return row?.version ?? '';
  }
}
