import { Migration } from '@mikro-orm/migrations';

/** Keys of integrators, how many leads they have sent lately, and which of them sent a lead. */
export class Migration0130IntegratorKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table integrator_key (
        id uuid primary key,
        name varchar(80) not null,
        source varchar(80) not null,
        origins text[] not null,
        scopes text[] not null,
        shows_contacts boolean not null,
        per_minute int not null,
        paused boolean not null,
        digest varchar(64) not null,
        previous_digest varchar(64),
        previous_until timestamptz(3),
        created_at timestamptz(3) not null,
        constraint integrator_key_digest_unique unique (digest)
      )`);
    this.addSql(`
      create table integrator_use (
        key_id uuid primary key,
        since timestamptz(3) not null,
        used int not null,
        before int not null,
        constraint integrator_use_key_id_foreign
          foreign key (key_id) references integrator_key (id) on delete cascade
      )`);
    this.addSql(`
      alter table lead add integrator_key_id uuid,
        add constraint lead_integrator_key_id_foreign
          foreign key (integrator_key_id) references integrator_key (id) on delete set null`);
    this.addSql(`
      create index lead_integrator_key_index on lead (integrator_key_id, received_at, id)
      where integrator_key_id is not null`);
  }

  override down(): void {
    this.addSql('alter table lead drop column integrator_key_id');
    this.addSql('drop table integrator_use');
    this.addSql('drop table integrator_key');
  }
}
