import { Migration } from '@mikro-orm/migrations';

/**
 * What waits for a person is answered from indexes that hold little more than it. When somebody took
 * a lead is kept beside when its owner was contacted: until there were questions, «Jeg tar kontakt»
 * was held to be the contact. What is older than the charts show keeps no time of its own.
 */
export class Migration0100Queue extends Migration {
  override up(): void {
    this.addSql(`
      alter table lead
        add column taken_at timestamptz(3),
        add column nobody_called_at timestamptz(3)`);
    this.addSql(`
      update lead set taken_at = first_yes.at,
        contacted_at = case when lead.contacted_at = first_yes.at and not first_yes.has_reported
          then null else lead.contacted_at end
      from (
        select lead_id, min(answered_at) as at, bool_or(report is not null) as has_reported
        from assignment where state = 'accepted' group by lead_id
      ) first_yes
      where lead.id = first_yes.lead_id
        and (lead.status = 'matched' or first_yes.at > now() - interval '100 days')`);
    this.addSql(`
      update lead set nobody_called_at = said.at
      from (
        select lead_id, max(at) as at from lead_event where kind = 'nobody-called' group by lead_id
      ) said
      where lead.id = said.lead_id and lead.status in ('new', 'matched', 'contacted')
        and not exists (select from assignment
          where lead_id = said.lead_id and reported_at > said.at)`);
    this.addSql(`
      create index lead_taken_at_index on lead (taken_at, received_at)
      where taken_at is not null`);
    this.addSql(`
      create index lead_unreported_index on lead (taken_at)
      where status = 'matched' and taken_at is not null`);
    this.addSql(`
      create index lead_nobody_called_index on lead (nobody_called_at)
      where nobody_called_at is not null`);
    this.addSql(`
      create index lead_sought_index on lead (match_until)
      where status = 'new' and suspicion is null and joined_to is null and match_until is not null`);
    this.addSql(`
      create index lead_held_index on lead (received_at)
      where suspicion is not null and status in ('new', 'matched', 'contacted')`);
    this.addSql(`
      create index lead_perhaps_same_index on lead (received_at)
      where perhaps_same_as is not null and suspicion is null and status in ('new', 'matched', 'contacted')`);
    this.addSql(`
      create index notification_failing_index on notification (created_at)
      where state <> 'sent' and last_fault is not null`);
    this.addSql(`
      create index webhook_delivery_failing_index on webhook_delivery (at)
      where state <> 'sent' and last_fault is not null`);
  }

  override down(): void {
    this.addSql('drop index webhook_delivery_failing_index, notification_failing_index');
    this.addSql('drop index lead_perhaps_same_index, lead_held_index, lead_sought_index');
    this.addSql('drop index lead_nobody_called_index, lead_unreported_index, lead_taken_at_index');
    this.addSql('alter table lead drop column nobody_called_at, drop column taken_at');
  }
}
