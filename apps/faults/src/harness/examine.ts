import type { Fault } from '../fault.js';
import { until } from './wait.js';
import type { World } from './world.js';

/** What the ledger, the database and the mail server tell once everything has settled. */
export interface Findings {
  readonly submitted: number;
  readonly acknowledged: number;
  /** Acknowledged requests without their lead, leads without their e-mails, and e-mails that neither arrived nor are parked. */
  readonly lost: number;
  readonly duplicateLeads: number;
  /** Messages that came twice although no answer can have been lost, or under a Message-ID of no notification. */
  readonly duplicateMails: number;
  /** Messages that came twice because it could not be known that they had come. */
  readonly ambiguousMails: number;
}

interface StoredLead {
  marker: string;
  key: string | null;
  kinds: string[];
}

/** What every lead causes, each once, apart from what partners are asked and take. */
const KINDS = 'lead-notice,owner-confirmation';

const DRAIN_LIMIT_SECONDS = 180;

/**
 * Waits until nothing is due any more, and compares what was promised with what is.
 *
 * @param hurried ends dead workers' leases at once, instead of waiting the 30 seconds out
 */
export async function examine(world: World, fault: Fault, hurried: boolean): Promise<Findings> {
  if (hurried) await world.endLeases();
  await until(
    'the outbox to drain',
    async () => (await world.count('due')) === 0,
    DRAIN_LIMIT_SECONDS,
  );
  const { ledger } = world.visitors;
  const leads = await world.query<StoredLead>(`
    select l.customer_name as marker, l.idempotency_key as key,
      array_agg(n.kind::text order by n.kind::text) as kinds
    from lead l left join notification n on n.lead_id = l.id and n.assignment_id is null
    group by l.id`);
  const notifications = await world.query<{ id: string; state: string }>(
    'select id, state from notification',
  );

  const ofVisitors = leads.filter(({ key }) => key !== null);
  const markers = new Map(ofVisitors.map(({ key, marker }) => [key, marker]));
  const acknowledged = ledger.filter((submission) => submission.acknowledged);
  const missing = acknowledged.filter(({ key, marker }) => markers.get(key) !== marker).length;
  const missingFilled = world.filled - (leads.length - ofVisitors.length);
  const partial = leads.filter(({ kinds }) => kinds.join() !== KINDS).length;
  const neverCame = notifications.filter(
    ({ id, state }) => state === 'sent' && !world.mail.taken.has(id),
  ).length;
  const twice = [...world.mail.taken.values()].filter((times) => times > 1).length;
  const known = new Set(notifications.map(({ id }) => id));
  const unknown = [...world.mail.taken.keys()].filter((id) => !known.has(id)).length;
  return {
    submitted: ledger.length + world.filled,
    acknowledged: acknowledged.length + world.filled,
    lost: missing + missingFilled + partial + neverCame,
    duplicateLeads: ofVisitors.length - new Set(markers.values()).size,
    duplicateMails: unknown + (fault.answersCanBeLost ? 0 : twice),
    ambiguousMails: fault.answersCanBeLost ? twice : 0,
  };
}
