import {
  changesShownReview,
  homeKey,
  type LeadCaseChanges,
  type PartnerPool,
  type Sale,
  standingOf,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import {
  BY_KEYS,
  CORRECTIONS,
  FIGURES,
  LEADS,
  READ_BY_OTHERS,
  REVIEWS,
  WRITES,
} from './decision-sql.js';
import { followPaymentsOf } from '../billing/follow-payments.js';
import type { Prepared } from '../core/statements.js';
import { wakeWaiting } from './wake-waiting.js';

/** The database works on these while the next ones are made. */
const SOME = 25;

/** Each costs one or two milliseconds. */
const STATEMENTS = 10;

/**
 * In the transaction that read the cases.
 *
 * @param pool partners whose figures may have changed
 */
export async function storeDecisions(
  client: PoolClient,
  decisions: Iterable<LeadCaseChanges>,
  pool: PartnerPool,
  count: number,
  actor: string | null = null,
): Promise<void> {
  const size = Math.max(SOME, Math.ceil(count / STATEMENTS));
  const sales: Sale[] = [];
  let before: Promise<unknown> = client.query(BY_KEYS);
  try {
    for (const write of writesOf(bySome(noting(decisions, sales), size), pool, actor)) {
      await before;
      before = client.query(write);
    }
  } finally {
    await before;
  }
  await followPaymentsOf(client, sales, new Date());
}

/** Collects changed sales: a reinstated one missed payments made while it was credited. */
function* noting(decisions: Iterable<LeadCaseChanges>, sales: Sale[]): Generator<LeadCaseChanges> {
  for (const each of decisions) {
    sales.push(...each.sales);
    yield each;
  }
}

interface Write extends Partial<Prepared> {
  readonly text: string;
  readonly values: (string | string[] | Date)[];
}

function* writesOf(
  decisions: Iterable<LeadCaseChanges[]>,
  pool: PartnerPool,
  actor: string | null,
): Generator<Write> {
  let decidedAt: Date | undefined;
  for (const changes of decisions) {
    decidedAt = changes.at(-1)?.decidedAt;
    const corrected = changes.filter(({ corrections }) => Object.keys(corrections).length > 0);
    if (corrected.length > 0) {
      const rows = corrected.map(({ leadId, corrections }) => {
        return { leadId, corrections: withHomeKey(corrections) };
      });
      yield { text: CORRECTIONS, values: [JSON.stringify(rows)] };
    }
    const shown = corrected.filter(({ corrections }) => changesShownReview(corrections));
    if (shown.length > 0) yield { text: REVIEWS, values: [shown.map(({ leadId }) => leadId)] };
    yield writeOf(changes, actor);
  }
  const figures = pool.changed().map(({ partnerId, lastAskedOrder, open: _, ...kept }) => ({
    partnerId,
    lastAskedOrder,
    figures: kept,
  }));
  if (figures.length > 0) yield { ...FIGURES, values: [JSON.stringify(figures)] };
  const freed = decidedAt ? pool.freed(decidedAt) : [];
  if (decidedAt && freed.length > 0) yield wakeWaiting(freed, decidedAt);
}

/** One statement for all kinds: foreign keys are checked when all rows are there. */
function writeOf(changes: readonly LeadCaseChanges[], actor: string | null): Write {
  let name = 'decisions';
  const parts = [`leads as (${LEADS})`];
  const values = [JSON.stringify(changes.map(leadOf))];
  for (const [place, [part, statement]] of Object.entries(WRITES).entries()) {
    const rows = changes.flatMap((each) =>
      each[part as keyof typeof WRITES].map((row) => ({ leadId: each.leadId, actor, ...row })),
    );
    if (rows.length === 0 && part !== READ_BY_OTHERS) continue;
    name += `-${place}`;
    values.push(JSON.stringify(rows));
    parts.push(`${part} as (${statement.replace('$1', `$${values.length}`)})`);
  }
  return { name, text: `with ${parts.join(', ')} select`, values };
}

function* bySome(decisions: Iterable<LeadCaseChanges>, size: number): Generator<LeadCaseChanges[]> {
  let some: LeadCaseChanges[] = [];
  for (const each of decisions) {
    some.push(each);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

function withHomeKey(corrections: LeadCaseChanges['corrections']): object {
  const { address } = corrections;
  return address === undefined ? corrections : { ...corrections, homeKey: homeKey(address) };
}

function leadOf(changes: LeadCaseChanges): object {
  const { leadId, partnerId, acceptedAt, consents, home } = changes;
  return { leadId, partnerId, acceptedAt, consents, ...home, ...standingOf(changes) };
}
