import { Migration } from '@mikro-orm/migrations';

/** Those who want to become partners, and the e-mails to them. */
export class Migration0113PartnerApplications extends Migration {
  override up(): void {
    this.addSql(`
      create table partner_application (
        id uuid primary key,
        state varchar(20) not null,
        received_at timestamptz(3) not null,
        changed_at timestamptz(3) not null,
        mailbox varchar(254) not null,
        suspect boolean not null,
        partner_id uuid,
        content jsonb not null,
        constraint partner_application_partner_id_foreign
          foreign key (partner_id) references partner (id) on delete set null
      )`);
    this.addSql(`
      create index partner_application_received_at_id_index
        on partner_application (received_at, id)`);
    this.addSql(`
      create index partner_application_partner_id_index on partner_application (partner_id)`);
    this.addSql(`
      create index partner_application_waiting_index on partner_application (mailbox, received_at)
        where state in ('open', 'asked')`);
    this.addSql(`
      alter table notification add column application_id uuid
        constraint notification_application_id_foreign
          references partner_application (id) on delete cascade`);
    this.addSql('create index notification_application_id_index on notification (application_id)');
  }

  override down(): void {
    this.addSql('delete from notification where application_id is not null');
    this.addSql('alter table notification drop column application_id');
    this.addSql('drop table partner_application');
  }
}
