import type { SubmitLead } from '../../shared/lead/submission';
import type { PostLead } from './post-lead';
import { newPendingLead, postponed } from './pending-lead';
import type { PendingQueue } from './pending-queue';
import type { Resender } from './resender';
import type { SubmissionKeys } from './submission-key';

/** An unchanged lead keeps its idempotency key. */
export const sendOnce =
  (keys: SubmissionKeys, post: PostLead): SubmitLead =>
  async (payload, hints) => {
    const outcome = await post(payload, keys.keyFor(payload).idempotencyKey, hints);
    if (outcome.kind === 'unreachable') return { kind: 'unsent', status: outcome.status };
    keys.settle();
    return outcome;
  };

interface KeepingParts {
  keys: SubmissionKeys;
  queue: PendingQueue;
  post: PostLead;
  resender: Pick<Resender, 'schedule'>;
  now: () => number;
  chance: () => number;
}

/** A changed form replaces its queued lead. */
export const sendAndKeep =
  ({ keys, queue, post, resender, now, chance }: KeepingParts): SubmitLead =>
  async (payload, hints) => {
    const { idempotencyKey, replaced } = keys.keyFor(payload);
    if (replaced) queue.remove(replaced);
    const lead = newPendingLead(idempotencyKey, payload, now(), hints);
    const kept = queue.keep(lead);
    const outcome = await post(payload, idempotencyKey, hints);
    if (outcome.kind !== 'unreachable') {
      queue.settle(lead, outcome.kind === 'refused' ? 'refused' : 'sent');
      keys.settle();
      return outcome;
    }
    if (!kept) return { kind: 'unsent', status: outcome.status };
    queue.update(postponed(lead, now(), outcome, chance()));
    resender.schedule();
    return { kind: 'queued' };
  };
