/**
 * Rare properties of a few leads, so that filters and the work queue have something to show and
 * much to leave out.
 */
const LEADS = `
  update lead set municipality = null, municipality_found_by = null
    from batch_lead where batch_lead.id = lead.id and i % 311 = 0;
  update lead set suspicion = 'filled-in-too-fast'
    from batch_lead where batch_lead.id = lead.id and i % 101 = 0
      and batch_lead.status in ('new', 'lost');
  update lead set nobody_called_at = lead.contacted_at + interval '1 day'
    from batch_lead where batch_lead.id = lead.id and i % 5003 = 0
      and batch_lead.status = 'contacted';
  update lead set merged_into = case when i % 53 = 0 then before_id end,
      merge_kind = case when i % 53 = 0 and before_id is not null then 'presumed' end,
      perhaps_same_as = case when i % 53 > 0 then before_id end
    from (select id, lead(id) over (order by i) as before_id, i from batch_lead) one
    where one.id = lead.id and (i % 53 = 0 or i % 1009 = 0)`;

const MESSAGES = `
  update notification set state = 'parked', sent_at = null, last_fault = '550 Ukjent mottaker'
    from batch_lead where batch_lead.id = lead_id and i % 10007 = 0;
  insert into webhook_delivery (id, endpoint_id, lead_id, event, at, detail, state, attempts,
    due_at, sent_at, last_fault)
  select pg_temp.id_of(i || 'webhook', received_at), endpoint.id, batch_lead.id, 'lead.received',
    received_at, '{}', case when fails then 'parked' else 'sent' end, 1, received_at,
    case when not fails then received_at end, case when fails then 'HTTP 500' end
  from batch_lead join webhook_endpoint endpoint on url = 'https://crm.eksempel.no/leads',
    lateral (select i % 40000 = 0 as fails) outcome
  where i % 10 = 0
  on conflict do nothing`;

const REVIEWS = `
  insert into review (id, lead_id, state, asked_at, given_at, became_job, stars, text, may_show)
  select pg_temp.id_of(i || 'review', received_at), id, case i % 5001 when 0 then 'waiting'
      else 'published' end,
    received_at + interval '30 days', received_at + interval '31 days', 'yes',
    4 + i % 2, 'Rolig, ryddig og i tide.', true
  from batch_lead where status = 'won' and i % 3 = 0 and received_at < now() - interval '31 days'
  on conflict do nothing`;

const DISPUTES = `
  update sale set dispute = jsonb_build_object('reason', 'wrong-number', 'text', 'Nummeret er feil.',
      'at', sale.created_at + interval '1 day') || case when i % 3 = 0
      then '{"decision": null, "answer": null, "decidedAt": null}'
      else jsonb_build_object('decision', 'refused', 'answer', 'Nummeret svarer.', 'decidedAt',
        sale.created_at + interval '2 days') end
    from batch_lead join batch_assignment on batch_assignment.lead_id = batch_lead.id
    where batch_assignment.id = assignment_id and i % 2003 = 0`;

/** Runs once before the leads: a webhook endpoint and partner applications. */
export const OTHERS_SQL = `
  insert into webhook_endpoint (id, url, secret, events, active, created_at)
  select pg_temp.id_of('endpoint', at), 'https://crm.eksempel.no/leads', repeat('0', 64),
    '{lead.received}', false, at
  from (select now() - interval '800 days' as at) made_up
  where not exists (select from webhook_endpoint where url = 'https://crm.eksempel.no/leads');
  insert into partner_application (id, state, received_at, changed_at, mailbox, suspect, content)
  select pg_temp.id_of(i || 'application', at), case when i <= 12 then 'open' else 'refused' end,
    at, at, 'soker' || i || '@eksempel.no', false, jsonb_build_object('company', 'Søker ' || i || ' AS',
      'name', 'Kari Nordmann', 'email', 'soker' || i || '@eksempel.no', 'phone', '90000000',
      'kind', 'stylist', 'organizationNumber', '', 'places', 'Bergen', 'message', '', 'reply', null)
  from generate_series(1, 300) i, lateral (select now() - make_interval(days => i) as at) made_up
  on conflict do nothing`;

export const STORE_EXCEPTIONS = [LEADS, MESSAGES, REVIEWS, DISPUTES].join(';\n');

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
    case when state in ('withdrawn', 'expired') then ended_at end as closed_at,
    case when state = 'accepted' and prices ->> 'baseOre' > '0' then (prices ->> 'baseOre')::int end
      as amount_ore,
    case
      when pg_temp.number_of(what || 'credit', 20) = 0 then 'credited'
      when offered_at < now() - interval '42 days' and pg_temp.number_of(what, 10) > 0 then 'paid'
      else 'pending' end as payment_status
  from made_up join partner on partner.id = partner_id`;

const STORE = `
  insert into assignment (id, lead_id, partner_id, state, price_ore, offered_at, deadline,
    answered_at, revealed_at, closed_at)
  select made_up.id, lead_id, partner_id, state, (prices ->> 'baseOre')::int, offered_at,
    offered_at + interval '1 day', answered_at, revealed_at, closed_at
  from batch_assignment made_up join partner on partner.id = partner_id
  on conflict do nothing`;

/**
 * Sales of accepted assignments. Nine of ten are settled within six weeks. Their leads are stored
 * with their revenue, so its trigger would only cost time.
 */
const SALES = `
  alter table sale disable trigger revenue_begins;
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at, settled_at)
  select pg_temp.id_of(what || 'sale', offered_at), id, partner_id, amount_ore, payment_status,
    answered_at, case payment_status
      when 'credited' then ended_at
      when 'paid' then offered_at + make_interval(days => 14 + pg_temp.number_of(what, 28)) end
  from batch_assignment where amount_ore is not null
  on conflict do nothing;
  alter table sale enable trigger revenue_begins`;

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
