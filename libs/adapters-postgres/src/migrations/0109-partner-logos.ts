import { Migration } from '@mikro-orm/migrations';

/** A picture of each partner that has one. */
export class Migration0109PartnerLogos extends Migration {
  override up(): void {
    this.addSql(`
      create table partner_logo (
        id uuid primary key,
        partner_id uuid not null,
        picture bytea not null,
        constraint partner_logo_partner_id_foreign
          foreign key (partner_id) references partner (id) on delete cascade
      )`);
    this.addSql(
      'alter table partner_logo add constraint partner_logo_partner_id_unique unique (partner_id)',
    );
  }

  override down(): void {
    this.addSql('drop table partner_logo');
  }
}
