import { Migration } from '@mikro-orm/migrations';

/**
 * What owners confirm from their mailboxes, the e-mails that tell partners of an erasure and outlive
 * the lead, and a way from an address to its leads.
 */
export class Migration0084OwnerPage extends Migration {
  override up(): void {
    this.addSql(`
      create table erasure_notice (
        id uuid primary key,
        partner_id uuid not null,
        reference varchar(8) not null,
        service varchar(40) not null,
        asked_at timestamptz(3) not null,
        held boolean not null,
        erased_at timestamptz(3) not null,
        constraint erasure_notice_partner_id_foreign
          foreign key (partner_id) references partner (id) on delete cascade
      )`);
    this.addSql('create index erasure_notice_partner_id_index on erasure_notice (partner_id)');
    this.addSql('alter table notification alter column lead_id drop not null');
    this.addSql('alter table notification add column erasure_notice_id uuid');
    this.addSql(`
      alter table notification add constraint notification_erasure_notice_id_foreign
        foreign key (erasure_notice_id) references erasure_notice (id) on delete cascade`);
    this.addSql(
      'create index notification_erasure_notice_id_index on notification (erasure_notice_id)',
    );
    this.addSql(`
      create table owner_confirmation (
        id uuid primary key,
        lead_id uuid not null,
        purpose varchar(20) not null,
        new_email varchar(254),
        asked_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        constraint owner_confirmation_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade
      )`);
    this.addSql('create index owner_confirmation_lead_id_index on owner_confirmation (lead_id)');
    this.addSql(
      'create index lead_customer_email_index on lead (lower(customer_email), received_at)',
    );
  }

  override down(): void {
    this.addSql('drop index lead_customer_email_index');
    this.addSql('drop table owner_confirmation');
    this.addSql('delete from notification where lead_id is null');
    this.addSql('alter table notification drop column erasure_notice_id');
    this.addSql('alter table notification alter column lead_id set not null');
    this.addSql('drop table erasure_notice');
  }
}
