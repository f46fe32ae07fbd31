import { Migration } from '@mikro-orm/migrations';

/**
 * A request whose partners pay for the earlier one that it was joined to by hand slept, where its own
 * places were taken or its search was over: when that one ended, nobody owed anything. It is looked at
 * within a day, as one that is joined since. Not at once, as a replica of the version before, while it
 * is not replaced, would have it sleep again.
 */
export class Migration0192GivenUpBefore extends Migration {
  override up(): void {
    this.addSql(`
      update lead set matching_due_at = now() + interval '1 day'
      where joined_to is not null and matching_due_at is null
        and status not in ('won', 'lost') and suspicion is null
        and id in (select lead_id from lead_event where kind = 'cost-given-up')`);
  }

  /** Who need not be looked at sleeps again by itself. */
  override down(): void {}
}
