/** To whom the batch's leads were passed on: two or three each, where there are as many, but none of a new one. */
export const BATCH_OF_ASSIGNMENTS = `
  create temp table batch_assignment on commit drop as
  with made_up as (
    select batch_lead.id as lead_id, i || 'assignment' || nth as what,
      partner_ids[1 + (abs(a % 1000) + nth) % cardinality(partner_ids)] as partner_id,
      received_at + make_interval(secs => 5 + nth * 0.001) as offered_at,
      coalesce(contacted_at, received_at + interval '1 hour') + nth * interval '10 minutes' as ended_at,
      pg_temp.any_of(case status
          when 'matched' then array['offered', 'offered', 'declined']
          when 'lost' then array['declined', 'offered', 'withdrawn', 'declined']
          else array['accepted', 'offered', 'declined'] end,
        case when nth = 0 then 0 else hashint8extended(i, nth) end) as state
    from batch_lead join eligible on city = location and service = service_type,
      generate_series(0, least(2 + i % 2, cardinality(partner_ids)) - 1) nth
    where status <> 'new'
  )
  select pg_temp.id_of(what, offered_at) as id, made_up.*,
    case when state in ('accepted', 'declined') then ended_at end as answered_at,
    case when state = 'withdrawn' then ended_at end as withdrawn_at
  from made_up`;

const STORE = `
  insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, withdrawn_at)
  select id, lead_id, partner_id, state, offered_at, answered_at, withdrawn_at from batch_assignment
  on conflict do nothing`;

/** Each assignment of a partner with a price. Nine of ten are settled within six weeks. */
const SALES = `
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at, settled_at)
  select pg_temp.id_of(what || 'sale', offered_at), made_up.id, partner_id, price_ore, payment_status,
    offered_at, case payment_status
      when 'credited' then ended_at
      when 'paid' then offered_at + make_interval(days => 14 + pg_temp.number_of(what, 28)) end
  from batch_assignment made_up join partner on partner.id = partner_id,
    lateral (select case
      when state in ('declined', 'withdrawn') then 'credited'
      when offered_at < now() - interval '42 days' and pg_temp.number_of(what, 10) > 0 then 'paid'
      else 'pending' end as payment_status) settled
  where price_ore > 0
  on conflict do nothing`;

const HISTORY = `
  insert into lead_event (id, lead_id, at, kind, detail)
  select pg_temp.id_of(what || event.kind, at), lead_id, at, event.kind,
    jsonb_build_object('partnerId', partner_id, 'partnerName', name) || more
  from batch_assignment made_up join partner on partner.id = partner_id,
    lateral (values
      ('passed-on', offered_at, '{"cause": "automatic"}'::jsonb),
      ('assignment-answered', answered_at, jsonb_build_object('answer', state)),
      ('assignment-withdrawn', withdrawn_at, '{"by": "administrator"}')) event (kind, at, more)
  where at is not null
  on conflict do nothing`;

/** Why just these, for matched leads alone: each round tells of every partner. */
const ROUNDS = `
  insert into match_round (id, lead_id, at, cause, decisions)
  select pg_temp.id_of(i || 'round', received_at), lead.id, received_at + interval '5 seconds',
    'automatic', jsonb_agg(jsonb_build_object('partnerId', partner.id, 'verdict', verdict, 'figures',
      case when verdict in ('chosen', 'others-first') then jsonb_build_object('weeklyCapacity',
        weekly_capacity, 'assignmentsLastWeek', 4, 'assignmentsLastMonth', 17, 'lastAssignedAt',
        received_at - interval '1 day') end) order by verdict <> 'chosen', partner.id)
  from batch_lead lead cross join partner
    left join batch_assignment given on given.lead_id = lead.id and given.partner_id = partner.id,
    lateral (select case when given.id is not null then 'chosen'
      when not active then 'paused'
      when not whole_country and location <> all(cities) then 'other-city'
      when service_type <> all(services) then 'other-service'
      when kind = 'estate-agent' then 'no-agent-consent'
      else 'others-first' end as verdict) judged
  where status = 'matched'
  group by lead.id, i, received_at
  on conflict do nothing`;

/** The batch's assignments with what came of them. */
export const STORE_ASSIGNMENTS = [STORE, SALES, HISTORY, ROUNDS].join(';\n');
