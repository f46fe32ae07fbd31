import { Migration } from '@mikro-orm/migrations';

/** Where integrators are told of leads, and what they are yet to be told. */
export class Migration0060Webhooks extends Migration {
  override up(): void {
    this.addSql(`
      create table webhook_endpoint (
        id uuid primary key,
        url varchar(500) not null,
        secret varchar(100) not null,
        events text[] not null,
        active boolean not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table webhook_delivery (
        id uuid primary key,
        endpoint_id uuid not null,
        lead_id uuid not null,
        event varchar(40) not null,
        at timestamptz(3) not null,
        detail jsonb not null,
        state varchar(20) not null,
        attempts int not null,
        due_at timestamptz(3) not null,
        sent_at timestamptz(3),
        last_fault varchar(500),
        constraint webhook_delivery_endpoint_id_foreign
          foreign key (endpoint_id) references webhook_endpoint (id) on delete cascade,
        constraint webhook_delivery_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade
      )`);
    this.addSql('create index webhook_delivery_lead_id_index on webhook_delivery (lead_id)');
    this.addSql(
      'create index webhook_delivery_endpoint_id_at_index on webhook_delivery (endpoint_id, at)',
    );
    this.addSql(`
      create index webhook_delivery_due_at_index on webhook_delivery (due_at) where state = 'due'`);

    this.addSql(`
      create function announce_lead_event() returns trigger language plpgsql as $$ begin
        insert into webhook_delivery
          (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
        select gen_random_uuid(), endpoint.id, new.lead_id, event, new.at, new.detail, 'due', 0, now()
        from unnest(
          case when new.kind = 'released' then array['lead.received']
            when new.detail ->> 'to' = 'matched' then array['lead.status_changed', 'lead.matched']
            else array['lead.status_changed'] end) as event
          join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events);
        return null;
      end $$`);
    this.addSql(`
      create trigger lead_event_happened after insert on lead_event
      for each row when (new.kind in ('released', 'status-changed'))
      execute function announce_lead_event()`);
  }

  override down(): void {
    this.addSql('drop trigger lead_event_happened on lead_event');
    this.addSql('drop function announce_lead_event');
    this.addSql('drop table webhook_delivery');
    this.addSql('drop table webhook_endpoint');
  }
}
