import { Migration } from '@mikro-orm/migrations';

/**
 * A request whose places others held by one that had joined it was looked at no more, also once the
 * two were kept apart: it is looked at again within a day, as one that comes to be so since. Not at
 * once, as a replica of the version before, while it is not replaced, would have it sleep again.
 */
export class Migration0188RequestsThatSlept extends Migration {
  override up(): void {
    this.addSql(`
      update lead set matching_due_at = least(match_until, now() + interval '1 day')
      where matching_due_at is null and match_until > now()
        and status not in ('won', 'lost') and suspicion is null
        and id in (select lead_id from lead_event where kind = 'request-joined')`);
  }

  /** Who need not be looked at sleeps again by itself. */
  override down(): void {}
}
