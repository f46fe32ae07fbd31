import type { Fault } from '../fault.js';
import { expectPromisesKeptInTheEnd } from './promises.js';
import { until } from './wait.js';
import type { World } from './world.js';

export interface Findings {
  readonly submitted: number;
  readonly acknowledged: number;
  /**
   * Acknowledged submissions without a lead, leads without e-mails, and messages marked sent that
   * never came.
   */
  readonly lost: number;
  readonly duplicateLeads: number;
  /** Copies beyond those that lost answers explain, and messages without a notification. */
  readonly duplicateMails: number;
  /** Messages with an unknown delivery: copies, and questions dropped as answered. */
  readonly ambiguousMails: number;
}

interface StoredLead {
  marker: string;
  key: string | null;
  kinds: string[];
}

/** Apart from those of matching. */
const KINDS = ['lead-notification', 'owner-confirmation'];

const MAX_COPIES = 2;

/** @param hurried ends dead workers' leases at once, instead of waiting out 30 seconds */
export async function examine(world: World, fault: Fault, hurried: boolean): Promise<Findings> {
  if (hurried) await world.endLeases();
  const isSettled = async () => {
    await world.passTheHour();
    return world.isSettled();
  };
  await until('all to be settled', isSettled);
  await world.partners.leave();
  if (world.partners.haveMerged) await expectPromisesKeptInTheEnd(world);
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
  const caused = leads.map(({ kinds }) => kinds.filter((kind) => KINDS.includes(kind)));
  const partial = caused.filter((kinds) => kinds.join() !== KINDS.join()).length;
  const neverCame = notifications.filter(
    ({ id, state }) => state === 'sent' && !world.mail.taken.has(id),
  ).length;
  const reported = await world.query<{ id: string }>(
    `select id from webhook_delivery where state = 'sent'`,
  );
  const unheard = reported.filter(({ id }) => !world.integrator.reported.has(id)).length;
  const known = new Set(notifications.map(({ id }) => id));
  const answered = await world.query<{ id: string }>(
    `select id from assignment where state <> 'offered'`,
  );
  const isAnswered = new Set<string | undefined>(answered.map(({ id }) => id));
  const gone = [...world.mail.taken.keys()].filter((id) => !known.has(id));
  const dropped = gone.filter((id) => isAnswered.has(world.mail.assignmentOf(id))).length;
  const ambiguous = world.mail.total - world.mail.taken.size + dropped;
  const beyondTwo = [...world.mail.taken.values()].reduce(
    (sum, copies) => sum + Math.max(0, copies - MAX_COPIES),
    0,
  );
  const explained = fault.answersCanBeLost ? Math.min(ambiguous, world.unavoidableCopies) : 0;
  return {
    submitted: ledger.length + world.filled,
    acknowledged: acknowledged.length + world.filled,
    lost: missing + missingFilled + partial + neverCame + unheard,
    duplicateLeads: ofVisitors.length - new Set(markers.values()).size,
    duplicateMails: gone.length - dropped + Math.max(ambiguous - explained, beyondTwo),
    ambiguousMails: explained,
  };
}
