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
