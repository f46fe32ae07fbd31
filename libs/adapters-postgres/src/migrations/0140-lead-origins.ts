import { Migration } from '@mikro-orm/migrations';

const MARKS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const NARROWED_BY = ['utm_source', 'utm_campaign', 'referrer_host'];
const COUNTED = 'municipality, location, service_type, status';

/**
 * Where a lead came from: a campaign's marks and the host that led here. Whoever does not know of
 * them, such as a replica of the last release, leaves them out. What comes of each source is counted
 * from the index of the newest leads alone, like the charts.
 */
export class Migration0140LeadOrigins extends Migration {
  override up(): void {
    const columns = [
      ...MARKS.map((mark) => `add column ${mark} varchar(120) not null default ''`),
      `add column referrer_host varchar(253) not null default ''`,
    ];
    this.addSql(`alter table lead ${columns.join(', ')}`);
    for (const column of NARROWED_BY) {
      this.addSql(`create index lead_${column}_index on lead (${column}, received_at, id)
        where ${column} <> ''`);
    }
    this.countedFrom(
      `${COUNTED}, joined_to, taken_at, source, utm_source, utm_campaign, referrer_host`,
    );
  }

  override down(): void {
    this.countedFrom(COUNTED);
    const columns = [...MARKS, 'referrer_host'].map((column) => `drop column ${column}`);
    this.addSql(`alter table lead ${columns.join(', ')}`);
  }

  private countedFrom(columns: string): void {
    this.addSql('drop index lead_received_at_id_index');
    this.addSql(
      `create index lead_received_at_id_index on lead (received_at, id) include (${columns})`,
    );
  }
}
