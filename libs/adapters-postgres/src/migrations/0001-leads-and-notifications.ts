import { Migration } from '@mikro-orm/migrations';

/** Leads as they are received, and the outbox of the e-mails they cause. */
export class Migration0001LeadsAndNotifications extends Migration {
  override up(): void {
    this.addSql(`
      create table lead (
        id uuid primary key,
        received_at timestamptz(3) not null,
        status varchar(20) not null,
        customer_name varchar(120) not null,
        customer_email varchar(254) not null,
        customer_phone varchar(20) not null,
        service_type varchar(40) not null,
        location varchar(80) not null,
        address varchar(200) not null,
        styling_needs varchar(4000) not null,
        rooms varchar(80) not null,
        property_size varchar(80) not null,
        timeframe varchar(80) not null,
        property_type varchar(80) not null,
        preferred_style varchar(200) not null,
        message varchar(4000) not null,
        sell_property varchar(3) not null,
        accept_styling_only varchar(3) not null,
        additional_info varchar(1000),
        source varchar(80) not null,
        idempotency_key varchar(200),
        submission_digest varchar(64),
        constraint lead_idempotency_key_unique unique (idempotency_key)
      )`);
    this.addSql(`
      create table notification (
        id uuid primary key,
        lead_id uuid not null,
        kind varchar(40) not null,
        state varchar(20) not null,
        attempts int not null,
        due_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3),
        last_fault varchar(500),
        constraint notification_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade
      )`);
    this.addSql('create index notification_lead_id_index on notification (lead_id)');
    this.addSql(
      `create index notification_due_at_index on notification (due_at) where state = 'due'`,
    );
  }

  override down(): void {
    this.addSql('drop table notification');
    this.addSql('drop table lead');
  }
}
