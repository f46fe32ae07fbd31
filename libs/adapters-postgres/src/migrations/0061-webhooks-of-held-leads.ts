import { Migration } from '@mikro-orm/migrations';

/** The function that turns an entry of a lead's history into webhooks, for entries that `when` lets pass. */
const announce = (when: string) => `
  create or replace function announce_lead_event() returns trigger language plpgsql as $$ begin
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, new.lead_id, event, new.at, new.detail, 'due', 0, now()
    from unnest(
      case when new.kind = 'released' then array['lead.received']
        when new.detail ->> 'to' = 'matched' then array['lead.status_changed', 'lead.matched']
        else array['lead.status_changed'] end) as event
      join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events)
    where ${when};
    return null;
  end $$`;

const NOT_HELD = `
  new.kind = 'released'
  or exists (select 1 from lead where id = new.lead_id and suspicion is null)`;

/** Integrators hear nothing of a lead that is held as suspected spam, until it is released. */
export class Migration0061WebhooksOfHeldLeads extends Migration {
  override up(): void {
    this.addSql(announce(NOT_HELD));
  }

  override down(): void {
    this.addSql(announce('true'));
  }
}
