import { Migration } from '@mikro-orm/migrations';

/** Partners, what they are given of each lead and why, and what they owe for it. */
export class Migration0010PartnersAndMatching extends Migration {
  override up(): void {
    this.addSql(`
      create table partner (
        id uuid primary key,
        name varchar(120) not null,
        company varchar(120) not null,
        kind varchar(40) not null,
        email varchar(254) not null,
        phone varchar(20) not null,
        whole_country boolean not null,
        cities text[] not null,
        services text[] not null,
        price_ore int not null,
        weekly_capacity int not null,
        active boolean not null,
        created_at timestamptz(3) not null,
        constraint partner_email_unique unique (email)
      )`);
    this.addSql(`
      create table assignment (
        id uuid primary key,
        lead_id uuid not null,
        partner_id uuid not null,
        state varchar(20) not null,
        offered_at timestamptz(3) not null,
        answered_at timestamptz(3),
        withdrawn_at timestamptz(3),
        constraint assignment_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade,
        constraint assignment_partner_id_foreign foreign key (partner_id) references partner (id)
      )`);
    this.addSql('create index assignment_lead_id_index on assignment (lead_id)');
    this.addSql(
      'create index assignment_partner_id_offered_at_index on assignment (partner_id, offered_at)',
    );
    this.addSql(`
      create unique index assignment_open_unique on assignment (lead_id, partner_id)
      where state in ('offered', 'accepted')`);
    this.addSql(`
      create table match_round (
        id uuid primary key,
        lead_id uuid not null,
        at timestamptz(3) not null,
        cause varchar(20) not null,
        decisions jsonb not null,
        constraint match_round_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade
      )`);
    this.addSql('create index match_round_lead_id_index on match_round (lead_id)');
    this.addSql(`
      create table sale (
        id uuid primary key,
        assignment_id uuid,
        partner_id uuid not null,
        amount_ore int not null,
        payment_status varchar(20) not null,
        created_at timestamptz(3) not null,
        settled_at timestamptz(3),
        constraint sale_assignment_id_foreign
          foreign key (assignment_id) references assignment (id) on delete set null,
        constraint sale_partner_id_foreign foreign key (partner_id) references partner (id)
      )`);
    this.addSql('create index sale_assignment_id_index on sale (assignment_id)');
    this.addSql('create index sale_partner_id_index on sale (partner_id)');
    this.addSql('create index sale_created_at_id_index on sale (created_at, id)');

    this.addSql('alter table notification add column assignment_id uuid');
    this.addSql(`
      alter table notification add constraint notification_assignment_id_foreign
        foreign key (assignment_id) references assignment (id) on delete cascade`);
    this.addSql('create index notification_assignment_id_index on notification (assignment_id)');

    // The default comes second: leads that are here already are not passed on by themselves.
    this.addSql('alter table lead add column partner_id uuid');
    this.addSql('alter table lead add column matching_due_at timestamptz(3)');
    this.addSql('alter table lead alter column matching_due_at set default now()');
    this.addSql(`
      alter table lead add constraint lead_partner_id_foreign
        foreign key (partner_id) references partner (id) on delete set null`);
    this.addSql('create index lead_partner_id_index on lead (partner_id)');
    this.addSql(`
      create index lead_matching_due_at_index on lead (matching_due_at)
      where matching_due_at is not null`);
  }

  override down(): void {
    this.addSql('alter table lead drop column partner_id, drop column matching_due_at');
    this.addSql('alter table notification drop column assignment_id');
    this.addSql('drop table sale');
    this.addSql('drop table match_round');
    this.addSql('drop table assignment');
    this.addSql('drop table partner');
  }
}
