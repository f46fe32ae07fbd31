import { Migration } from '@mikro-orm/migrations';

/** As far as the history tells: links to the mailboxes of before end for these owners too. */
export class Migration0176EmailsChangedBefore extends Migration {
  override up(): void {
    this.addSql(`
      update lead set email_changed_at = changed.at
      from (
        select lead_id, max(at) as at from lead_event
        where kind = 'corrected' and 'customerEmail' = any(string_to_array(detail ->> 'fields', ', '))
        group by lead_id
      ) changed
      where changed.lead_id = lead.id and lead.email_changed_at is null`);
  }

  /** The column goes with the migration before. */
  override down(): void {}
}
