import { Migration } from '@mikro-orm/migrations';

/** Who sells to the partners, and what invoices need to know of a partner; empty: not known yet. */
export class Migration0095OperatorDetails extends Migration {
  override up(): void {
    this.addSql(`
      create table operator_details (
        id smallint primary key,
        name varchar(120) not null,
        organization_number varchar(9) not null,
        street varchar(120) not null,
        postal_code varchar(4) not null,
        post_place varchar(80) not null,
        account varchar(11) not null,
        vat_registered boolean not null,
        vat_rate int not null,
        in_business_register boolean not null,
        due_days int not null
      )`);
    this.addSql(`
      alter table partner
        add column organization_number varchar(9) not null default '',
        add column street varchar(120) not null default '',
        add column postal_code varchar(4) not null default '',
        add column post_place varchar(80) not null default ''`);
  }

  override down(): void {
    this.addSql(`
      alter table partner drop column organization_number, drop column street,
        drop column postal_code, drop column post_place`);
    this.addSql('drop table operator_details');
  }
}
