import {
  type RemainingCalls,
  type LeadNotification,
  LeadRepository,
  type Receipt,
  type SubmissionKey,
} from '@boligstyling/application';
import { arrivalConsents, type Consent, type Lead, type WebhookEvent } from '@boligstyling/domain';
import { batchCalls } from '../core/batch-calls.js';
import { eraseLead, erasedAt } from './erase-lead.js';
import { fromDatabase, poolOf } from '../core/statements.js';
import { LEAD_COLUMNS } from '../core/lead-rows.js';
import { underMatchingLock } from '../core/matching-lock.js';
import type { ReceivedLead } from './first-email-requests.js';
import type { PoolClient } from 'pg';
import { actorNow } from '../core/in-transaction.js';
import { guarded, isTransient } from '../core/storage-fault.js';
import { storeLeads } from './store-leads.js';

type EarlierSubmission =
  | { id: string; received_at: Date; submission_digest: string | null }
  | { id: null };

const SUBMISSION = `
  select id, received_at, submission_digest from lead where idempotency_key = $1
  union all
  select null, null, null from (select ${erasedAt('$1')} as at) erased where at is not null`;

const BY_ID = { name: 'lead-by-id', text: `select ${LEAD_COLUMNS} from lead where id = $1` };

interface StoredRow extends RemainingCalls {
  readonly id: string;
  readonly keyId: string | null;
}

interface Stored {
  readonly ids: ReadonlySet<string>;
  readonly remainingCalls: ReadonlyMap<string, RemainingCalls>;
}

/**
 * A second batch begins beside a running one only with some leads, because larger batches store a
 * tenth more.
 */
const BATCHING = { concurrency: 2, fewestBeside: 10, maxSize: 100, maxWaitMs: 1_000 };

/** Leads that arrive while others are being stored form one batch with one commit. */
export class PostgresLeadRepository extends fromDatabase(LeadRepository) {
  private readonly storeBatched = batchCalls(
    (batch: ReceivedLead[]) => this.store(batch),
    BATCHING,
  );

  override receive(
    lead: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
    announcements: readonly WebhookEvent[] = [],
    consents: readonly Consent[] = arrivalConsents('form', lead.receivedAt),
    integratorKeyId?: string,
    requestId?: string,
  ): Promise<Receipt> {
    return guarded(async () => {
      const received = {
        ...{ lead, notifications, submission, announcements, consents, integratorKeyId, requestId },
      };
      const stored = await (actorNow() === null
        ? this.storeBatched(received).catch((fault: unknown) => {
            if (isTransient(fault)) throw fault;
            // Another lead of the batch may be at fault, so each is stored separately.
            return this.store([received]);
          })
        : this.together(
            (client) => storeIn(client, [received]),
            ({ ids }) => [...ids],
          ));
      const { id, receivedAt } = lead;
      const remainingCalls = stored.remainingCalls.get(integratorKeyId ?? '');
      const counted = remainingCalls && { remainingCalls };
      if (stored.ids.has(id)) return { outcome: 'stored', id, receivedAt, ...counted };
      const earlier = submission && (await this.findSubmission(submission));
      if (earlier) return { ...earlier, ...counted };
      if (counted) return { outcome: 'limit-reached', ...counted };
      if (integratorKeyId) return { outcome: 'api-key-refused' };
      throw new Error('A lead was neither stored nor found');
    });
  }

  override async findSubmission({
    idempotencyKey: key,
    digest,
  }: SubmissionKey): Promise<Receipt | undefined> {
    const [earlier] = await this.rowsOf<EarlierSubmission>(SUBMISSION, [key]);
    if (!earlier) return undefined;
    if (earlier.id === null) return { outcome: 'erased' };
    if (earlier.submission_digest !== digest) return { outcome: 'idempotency-key-reused' };
    return { outcome: 'repeated', id: earlier.id, receivedAt: earlier.received_at };
  }

  override async findById(id: string): Promise<Lead | undefined> {
    return (await this.rowsOf<Lead>(BY_ID, [id]))[0];
  }

  override erase(leadId: string): Promise<string[]> {
    return underMatchingLock(
      this.orm,
      (client) => eraseLead(client, leadId),
      (erased) => erased,
      'first',
    );
  }

  private async store(leads: readonly ReceivedLead[]): Promise<Stored> {
    return storeIn(await poolOf(this.orm), leads);
  }
}

async function storeIn(
  database: Pick<PoolClient, 'query'>,
  leads: readonly ReceivedLead[],
): Promise<Stored> {
  const { rows } = await database.query<StoredRow>(storeLeads(leads));
  const ids = new Set<string>();
  const remainingCalls = new Map<string, RemainingCalls>();
  for (const { id, keyId, remaining, resetSeconds } of rows) {
    if (keyId === null) ids.add(id);
    else remainingCalls.set(keyId, { remaining, resetSeconds });
  }
  return { ids, remainingCalls };
}
