import { Migration } from '@mikro-orm/migrations';

/** What integrators are told follows from a lead's case, and no longer from a trigger on its history. */
export class Migration0079CasesAnnounce extends Migration {
  override up(): void {
    this.addSql('drop trigger lead_event_happened on lead_event');
    this.addSql('drop function announce_lead_event');
  }

  override down(): void {
    this.addSql(`
      create function announce_lead_event() returns trigger language plpgsql as $$ begin
        insert into webhook_delivery
          (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
        select gen_random_uuid(), endpoint.id, new.lead_id, event, new.at, new.detail, 'due', 0, now()
        from unnest(
          case when new.kind = 'released' then array['lead.received']
            when new.detail ->> 'to' = 'matched' then array['lead.status_changed', 'lead.matched']
            else array['lead.status_changed'] end) as event
          join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events)
        where new.kind = 'released'
          or exists (select 1 from lead where id = new.lead_id and suspicion is null);
        return null;
      end $$`);
    this.addSql(`
      create trigger lead_event_happened after insert on lead_event
      for each row when (new.kind in ('released', 'status-changed'))
      execute function announce_lead_event()`);
  }
}
