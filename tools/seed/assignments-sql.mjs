/** Partners asked for the batch's leads: two or three each where available, none for a new lead. */
export const BATCH_OF_ASSIGNMENTS = `
  create temp table batch_assignment on commit drop as
  with made_up as (
    select batch_lead.id as lead_id, i || 'assignment' || nth as what,
      partner_ids[1 + (abs(a % 1000) + nth) % cardinality(partner_ids)] as partner_id,
      received_at + make_interval(secs => 5 + nth * 0.001) as offered_at,
      coalesce(contacted_at, received_at + interval '1 hour') + nth * interval '10 minutes' as ended_at,
      pg_temp.any_of(case status
          when 'matched' then array['accepted', 'accepted', 'declined']
          when 'lost' then array['declined', 'expired', 'withdrawn', 'declined']
          else array['accepted', 'expired', 'declined'] end,
        case when nth = 0 then 0 else hashint8extended(i, nth) end) as state
    from batch_lead join eligible on city = location and service = service_type,
      generate_series(0, least(2 + i % 2, cardinality(partner_ids)) - 1) nth
    where status <> 'new'
  )
  select pg_temp.id_of(what, offered_at) as id, made_up.*,
    case when state in ('accepted', 'declined') then ended_at end as answered_at,
    case when state = 'accepted' then ended_at end as revealed_at,
    case when state in ('withdrawn', 'expired') then ended_at end as closed_at
  from made_up`;

const STORE = `
  insert into assignment (id, lead_id, partner_id, state, price_ore, offered_at, deadline,
    answered_at, revealed_at, closed_at)
  select made_up.id, lead_id, partner_id, state, (prices ->> 'baseOre')::int, offered_at,
    offered_at + interval '1 day', answered_at, revealed_at, closed_at
  from batch_assignment made_up join partner on partner.id = partner_id
  on conflict do nothing`;

/** Sales of accepted assignments. Nine of ten are settled within six weeks. */
const SALES = `
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at, settled_at)
  select pg_temp.id_of(what || 'sale', offered_at), made_up.id, partner_id, (prices ->> 'baseOre')::int,
    payment_status,
    answered_at, case payment_status
      when 'credited' then ended_at
      when 'paid' then offered_at + make_interval(days => 14 + pg_temp.number_of(what, 28)) end
  from batch_assignment made_up join partner on partner.id = partner_id,
    lateral (select case
      when pg_temp.number_of(what || 'credit', 20) = 0 then 'credited'
      when offered_at < now() - interval '42 days' and pg_temp.number_of(what, 10) > 0 then 'paid'
      else 'pending' end as payment_status) settled
  where prices ->> 'baseOre' > '0' and state = 'accepted'
  on conflict do nothing`;

const HISTORY = `
  insert into lead_event (id, lead_id, at, kind, detail)
  select pg_temp.id_of(what || event.kind, at), lead_id, at, event.kind,
    jsonb_build_object('partnerId', partner_id, 'partnerName', name) || more
  from batch_assignment made_up join partner on partner.id = partner_id,
    lateral (values
      ('passed-on', offered_at, '{"cause": "automatic"}'::jsonb),
      ('assignment-answered', answered_at, jsonb_build_object('answer', state)),
      (case state when 'expired' then 'offer-expired' else 'assignment-withdrawn' end,
        closed_at, '{"by": "administrator"}')) event (kind, at, more)
  where at is not null
  on conflict do nothing`;

/** Reasons of matching, for matched leads only. */
const ROUNDS = `
  insert into match_round (id, lead_id, at, cause, decisions, refused)
  select pg_temp.id_of(i || 'round', received_at), lead.id, received_at + interval '5 seconds',
    'automatic', jsonb_agg(jsonb_build_object('partnerId', given.partner_id, 'verdict', 'chosen',
      'figures', jsonb_build_object('asked', 17, 'used', 4, 'weeklyCapacity', 20, 'expected', 0.4))
      order by given.offered_at), '{"other-city": 170, "no-capacity": 6, "others-first": 12}'
  from batch_lead lead join batch_assignment given on given.lead_id = lead.id
  where status = 'matched'
  group by lead.id, i, received_at
  on conflict do nothing`;

export const STORE_ASSIGNMENTS = [STORE, SALES, HISTORY, ROUNDS].join(';\n');
