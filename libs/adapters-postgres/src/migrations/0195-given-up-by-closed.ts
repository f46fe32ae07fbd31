import { Migration } from '@mikro-orm/migrations';

/**
 * A request whose partners pay for the earlier one that it was joined to by hand slept where it was
 * closed, or was from the same mailbox: when the partner had lost the earlier one, nobody paid for
 * either. It is looked at within a day, as one that is closed since. Not at once, as a replica of the
 * version before, while it is not replaced, would have it sleep again.
 */
export class Migration0195GivenUpByClosed extends Migration {
  override up(): void {
    this.addSql(`
      update lead set matching_due_at = now() + interval '1 day'
      where joined_to is not null and matching_due_at is null and suspicion is null
        and id in (select lead_id from lead_event where kind = 'cost-given-up')`);
  }

  /** Who need not be looked at sleeps again by itself. */
  override down(): void {}
}
