import { TEST_PARTNER } from '@boligstyling/domain';
import { TestLeads } from '@boligstyling/application';
import { fromDatabase } from '../core/statements.js';
import { isTestRow } from '../core/reveals.js';

const DUE = 'select id from lead where test_until <= $1 order by test_until limit $2';

const OF_DASHBOARD = `
  select id from lead where ${isTestRow('lead')} and integrator_key_id is null
  order by received_at desc`;

const HAS_ACCEPTED = `
  select from partner_figures
  where partner_id = '${TEST_PARTNER.id}' and figures ->> 'outcomes' like '%a%'`;

export class PostgresTestLeads extends fromDatabase(TestLeads) {
  override async due(now: Date, limit: number): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(DUE, [now, limit])).map(({ id }) => id);
  }

  override async ofDashboard(): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(OF_DASHBOARD)).map(({ id }) => id);
  }

  override async hasAccepted(): Promise<boolean> {
    return (await this.rowsOf(HAS_ACCEPTED)).length > 0;
  }
}
