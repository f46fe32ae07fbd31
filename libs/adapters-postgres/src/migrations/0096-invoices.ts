import { Migration } from '@mikro-orm/migrations';

/**
 * Invoices and credit notes, which never change, and what a sale must tell on one: it was kept with
 * the lead alone, and a lead may be erased before its sales are invoiced.
 */
export class Migration0096Invoices extends Migration {
  override up(): void {
    this.addSql('create table invoice_number (year int primary key, last int not null)');
    this.addSql(`
      create table invoice (
        id uuid primary key,
        kind varchar(20) not null,
        number varchar(16) not null constraint invoice_number_unique unique,
        partner_id uuid not null,
        issued_on date not null,
        due_on date,
        kid varchar(25),
        total_ore bigint not null,
        credits_id uuid,
        content jsonb not null,
        constraint invoice_partner_id_foreign foreign key (partner_id) references partner (id),
        constraint invoice_credits_id_foreign foreign key (credits_id) references invoice (id)
      )`);
    this.addSql('create index invoice_partner_id_number_index on invoice (partner_id, number)');
    this.addSql('create index invoice_credits_id_index on invoice (credits_id)');
    this.addSql('create unique index invoice_kid_index on invoice (kid)');
    this.addSql(`
      alter table sale
        add column service varchar(40),
        add column municipality varchar(4),
        add column reference varchar(8),
        add column invoice_id uuid
          constraint sale_invoice_id_foreign references invoice (id),
        add column credit_note_id uuid
          constraint sale_credit_note_id_foreign references invoice (id)`);
    this.addSql('create index sale_invoice_id_index on sale (invoice_id)');
    this.addSql('create index sale_credit_note_id_index on sale (credit_note_id)');
    this.addSql(`
      create index sale_to_bill_index on sale (partner_id, created_at)
        where payment_status = 'pending' and invoice_id is null`);
    this.addSql(`
      create index sale_to_credit_index on sale (partner_id)
        where payment_status = 'credited' and invoice_id is not null and credit_note_id is null`);
    this.addSql(`
      update sale set service = lead.service_type,
        municipality = coalesce(lead.municipality, nullif(lead.municipality_number, '')),
        reference = upper(right(assignment.id::text, 8))
      from assignment join lead on lead.id = assignment.lead_id
      where assignment.id = sale.assignment_id`);
    this.addSql(`
      alter table notification add column invoice_id uuid
        constraint notification_invoice_id_foreign references invoice (id)`);
    this.addSql(`
      create unique index notification_invoice_id_kind_index on notification (invoice_id, kind)`);
    this.addSql(`
      create function invoice_never_changes_fn() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and extract(year from old.issued_on) + 6 <= extract(year from current_date)
        then return old; end if;
        raise exception 'an invoice is kept as it was issued';
      end; $$`);
    this.addSql(`
      create trigger never_changes before delete or update on invoice
        for each row execute function invoice_never_changes_fn()`);
  }

  override down(): void {
    this.addSql('delete from notification where invoice_id is not null');
    this.addSql('alter table notification drop column invoice_id');
    this.addSql(`
      alter table sale drop column service, drop column municipality, drop column reference,
        drop column invoice_id, drop column credit_note_id`);
    this.addSql('drop table invoice');
    this.addSql('drop function invoice_never_changes_fn');
    this.addSql('drop table invoice_number');
  }
}
