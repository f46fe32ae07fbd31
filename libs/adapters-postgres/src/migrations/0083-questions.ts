import { Migration } from '@mikro-orm/migrations';

/**
 * Partners are asked before they are told. Those who have been given leads until now know who the
 * owner is: what they have not answered is «legacy-open», and all of it counts as held. A search
 * for such a lead was over when it arrived, so that nothing old is taken up again.
 */
export class Migration0083Questions extends Migration {
  override up(): void {
    this.addSql(`
      alter table lead
        add column matching_fault varchar(500),
        add column match_until timestamptz(3),
        add column waits_since timestamptz(3),
        add column consents jsonb`);
    this.addSql('update lead set match_until = received_at where matching_due_at is null');
    this.addSql('drop index lead_matching_due_at_index');
    this.addSql(`
      create index lead_matching_due_at_index on lead (matching_due_at)
      where matching_due_at is not null and suspicion is null and matching_fault is null`);
    this.addSql('alter table assignment rename column withdrawn_at to closed_at');
    this.addSql(`
      alter table assignment
        add column recipient varchar(20) not null default 'stylist',
        add column price_ore int not null default 0,
        add column deadline timestamptz(3),
        add column remind_at timestamptz(3),
        add column decline_reason varchar(20),
        add column revealed_at timestamptz(3),
        add column report varchar(20),
        add column reported_at timestamptz(3)`);
    this.addSql(`
      update assignment a set revealed_at = a.offered_at,
        state = case a.state when 'offered' then 'legacy-open' else a.state end,
        recipient = case p.kind when 'estate-agent' then 'estate-agent' else 'stylist' end,
        price_ore = coalesce(s.amount_ore, 0)
      from partner p, assignment b left join sale s on s.assignment_id = b.id
      where b.id = a.id and p.id = a.partner_id`);
    this.addSql('drop index assignment_open_unique');
    this.addSql(`
      create unique index assignment_open_unique on assignment (lead_id, partner_id)
      where state in ('offered', 'accepted', 'legacy-open')`);
    this.addSql(`
      create index assignment_offered_index on assignment (partner_id)
      where state = 'offered'`);
    this.addSql(`
      create index lead_matching_fault_index on lead (received_at)
      where matching_fault is not null`);
    this.addSql(`alter table match_round add column refused jsonb not null default '{}'`);
    this.addSql(`
      create table partner_figures (
        partner_id uuid primary key,
        last_turn bigint not null,
        figures jsonb not null,
        constraint partner_figures_partner_id_foreign
          foreign key (partner_id) references partner (id) on delete cascade
      )`);
    this.addSql('create index partner_figures_last_turn_index on partner_figures (last_turn)');
    this.addSql(`
      insert into partner_figures (partner_id, last_turn, figures)
      select partner_id, row_number() over (order by max(offered_at), partner_id),
        jsonb_build_object(
          'askedByDay', (
            select coalesce(jsonb_object_agg(day, count), '{}') from (
              select to_char(offered_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)
              from assignment b
              where b.partner_id = a.partner_id and b.state <> 'withdrawn'
                and b.offered_at > now() - interval '30 days'
              group by 1) days),
          'yeses', coalesce(jsonb_agg((extract(epoch from offered_at) * 1000)::bigint
            order by offered_at) filter (where state in ('accepted', 'legacy-open')
              and offered_at > now() - interval '168 hours'), '[]'),
          'outcomes', coalesce((
            select string_agg(case state when 'accepted' then 'y' else 'n' end, '' order by answered_at)
            from (select state, answered_at from assignment c
              where c.partner_id = a.partner_id and c.state in ('accepted', 'declined')
              order by answered_at desc limit 50) latest), ''))
      from assignment a
      group by partner_id`);
  }

  override down(): void {
    this.addSql('drop table partner_figures');
    this.addSql('alter table match_round drop column refused');
    this.addSql(`
      update assignment set state = case
        when state = 'legacy-open' then 'offered'
        when state in ('expired', 'filled', 'missed', 'undone') then 'withdrawn'
        else state end`);
    this.addSql('drop index assignment_offered_index');
    this.addSql('drop index assignment_open_unique');
    this.addSql(`
      create unique index assignment_open_unique on assignment (lead_id, partner_id)
      where state in ('offered', 'accepted')`);
    this.addSql(`
      alter table assignment drop column recipient, drop column price_ore, drop column deadline,
        drop column remind_at, drop column decline_reason, drop column revealed_at,
        drop column report, drop column reported_at`);
    this.addSql('alter table assignment rename column closed_at to withdrawn_at');
    this.addSql('drop index lead_matching_due_at_index');
    this.addSql('drop index lead_matching_fault_index');
    this.addSql(`
      alter table lead drop column matching_fault, drop column match_until,
        drop column waits_since, drop column consents`);
    this.addSql(`
      create index lead_matching_due_at_index on lead (matching_due_at)
      where matching_due_at is not null and suspicion is null`);
  }
}
