import type { World } from './world.js';

const LINES = `(
  select i.id, i.kind, (line ->> 'saleId')::uuid as sale_id
  from invoice i, jsonb_array_elements(i.content -> 'lines') line) line`;

/** Violations at any moment, each as a query that must return nothing. */
const NEVER: Readonly<Record<string, string>> = {
  'a lead that nobody is asked about and no time is set for': `
    select from lead where matching_fault is not null or (matching_due_at is null
      and not exists (select from assignment a where a.lead_id = lead.id))`,
  'more than three who hold contact details': `
    select from assignment where revealed_at is not null group by lead_id having count(*) > 3`,
  'a yes without its one sale, or a sale without a yes': `
    select from assignment a left join sale s on s.assignment_id = a.id
    group by a.id having count(s.id) <> (a.state = 'accepted')::int`,
  'a gap in the numbers of invoices, or one that was given twice': `
    select from invoice_number y join invoice i on i.number like y.year || '%'
    group by y.year, y.last
    having count(distinct i.number) <> y.last or max(substr(i.number, 5)::int) <> y.last`,
  'a sale on two invoices or two credit notes, or on others than it says': `
    select from sale s left join ${LINES} on line.sale_id = s.id
    group by s.id
    having array_agg(line.id) filter (where kind = 'invoice') is distinct from
        case when s.invoice_id is not null then array[s.invoice_id] end
      or array_agg(line.id) filter (where kind = 'credit-note') is distinct from
        case when s.credit_note_id is not null then array[s.credit_note_id] end`,
  'an invoice without exactly one e-mail to its partner': `
    select from invoice i left join notification n on n.invoice_id = i.id
    group by i.id having count(n.id) <> 1`,
};

const NOT_IN_THE_END: Readonly<Record<string, string>> = {
  ...NEVER,
  'a question that was not asked once, unless it was answered or ended before it left': `
    select from assignment a
      left join notification n on n.assignment_id = a.id and n.kind = 'partner-offer'
    where a.state = 'offered' group by a.id having count(n.id) <> 1`,
  'an acceptance without exactly one e-mail to partner and owner': `
    select from assignment a
      left join notification n on n.assignment_id = a.id and n.state in ('sent', 'uncertain')
        and n.kind in ('partner-assignment', 'owner-matched')
    where a.state = 'accepted'
    group by a.id having count(*) <> 2 or count(distinct n.kind) <> 2`,
  'a sale that is to be billed or credited and was not': `
    select from sale join partner on partner.id = sale.partner_id
    where partner.organization_number <> '' and sale.created_at < now() - interval '14 days'
      and (payment_status = 'pending' and invoice_id is null
        or payment_status = 'credited' and credit_note_id is null)`,
  'an e-mail of a yes where there is none': `
    select from notification n join assignment a on a.id = n.assignment_id
    where n.kind in ('partner-assignment', 'owner-matched') and a.state <> 'accepted'`,
  'a lead without exactly one webhook per integrator': `
    select from lead left join webhook_delivery w
      on w.lead_id = lead.id and w.event = 'lead.received' and w.state = 'sent'
    where lead.idempotency_key is not null group by lead.id having count(w.id) <> 1`,
};

/** @throws Error when an invariant is violated while matching runs */
export async function expectPromisesKept(world: World): Promise<void> {
  await expectNone(world, NEVER);
}

/** @throws Error as above, or when an acknowledged acceptance is missing in the end */
export async function expectPromisesKeptInTheEnd(world: World): Promise<void> {
  await expectNone(world, NOT_IN_THE_END);
  const { promised, refusals } = world.partners;
  if (refusals[0]) throw new Error(refusals[0]);
  const accepted = await world.query<{ id: string }>(
    `select id from assignment where state = 'accepted'`,
  );
  const kept = new Set(accepted.map(({ id }) => id));
  const broken = [...promised].filter((token) => !kept.has(token.split('.')[1] ?? ''));
  if (broken.length > 0) throw new Error(`${broken.length} confirmed acceptances do not exist`);
  await expectFilesWhole(world);
}

/** Every invoice comes as a PDF and as EHF. */
async function expectFilesWhole(world: World): Promise<void> {
  const reported = await world.query<{ id: string }>(
    'select id from notification where invoice_id is not null',
  );
  const half = reported.filter(({ id }) => world.mail.files.get(id) !== 2);
  if (half.length > 0) throw new Error(`${half.length} invoices did not come with both files`);
}

async function expectNone(world: World, found: Readonly<Record<string, string>>): Promise<void> {
  for (const [fault, sql] of Object.entries(found)) {
    const { length } = await world.query(sql);
    if (length > 0) throw new Error(`${length} times: ${fault}`);
  }
}
