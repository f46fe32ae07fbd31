import { Migration } from '@mikro-orm/migrations';

/**
 * A request that is the same as an earlier one joins it. What is there already goes on as it is:
 * it was taken up before. Joined ones are found by the one they joined, so they do not lie in the
 * way of those that are looked for by telephone, e-mail and address.
 */
export class Migration0086OneHome extends Migration {
  override up(): void {
    this.addSql(`
      alter table lead
        add column joined_to uuid,
        add column perhaps_same_as uuid,
        add column differences jsonb,
        add constraint lead_joined_to_foreign
          foreign key (joined_to) references lead (id) on delete set null,
        add constraint lead_perhaps_same_as_foreign
          foreign key (perhaps_same_as) references lead (id) on delete set null`);
    this.addSql(
      'create index lead_joined_to_index on lead (joined_to) where joined_to is not null',
    );
    this.addSql(
      'create index lead_perhaps_same_as_index on lead (perhaps_same_as) where perhaps_same_as is not null',
    );
    this.addSql(
      'create index lead_phone_index on lead (customer_phone, received_at) where joined_to is null',
    );
    this.addSql(
      'create index lead_email_index on lead (lower(customer_email), received_at) where joined_to is null',
    );
    this.addSql(
      `create index lead_home_index on lead (lower(regexp_replace(address, '[^[:alnum:]]', '', 'g')), received_at) where joined_to is null`,
    );
  }

  override down(): void {
    this.addSql('drop index lead_home_index, lead_email_index, lead_phone_index');
    this.addSql('drop index lead_perhaps_same_as_index, lead_joined_to_index');
    this.addSql(
      'alter table lead drop column differences, drop column perhaps_same_as, drop column joined_to',
    );
  }
}
