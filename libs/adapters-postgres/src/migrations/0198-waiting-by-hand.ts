import { Migration } from '@mikro-orm/migrations';

/**
 * A request that waited while an administrator passed leads on was not looked at before its search was
 * over, also where the rule had been set to pass on again: it is looked at within a day, as one that
 * waits since. Not at once, as a replica of the version before, while it is not replaced, would have it
 * sleep again.
 */
export class Migration0198WaitingByHand extends Migration {
  override up(): void {
    this.addSql(`
      update lead set matching_due_at = now() + interval '1 day'
      where matching_due_at > now() + interval '1 day' and match_until > now()
        and suspicion is null and matching_fault is null`);
  }

  /** Who need not be looked at sleeps again by itself. */
  override down(): void {}
}
