import { Migration } from '@mikro-orm/migrations';

/**
 * What operators look for: the request that a lead came with, when jobs last succeeded, and how many
 * leads were ever stored, in a sequence, which falls neither with the statistics nor with the rows.
 */
export class Migration0160Operators extends Migration {
  override up(): void {
    this.addSql('alter table lead add column request_id varchar(64)');
    this.addSql(`
      create table job_run (
        name varchar(40) primary key,
        succeeded_at timestamptz(3) not null
      )`);
    this.addSql('create sequence lead_stored');
    this.addSql(`
      select setval('lead_stored', greatest(count, 1), count > 0)
      from (select count(*) from lead) counted`);
  }

  override down(): void {
    this.addSql('drop sequence lead_stored');
    this.addSql('drop table job_run');
    this.addSql('alter table lead drop column request_id');
  }
}
