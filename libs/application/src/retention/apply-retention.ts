import {
  emailsDeletedUntil,
  erasuresDeletedUntil,
  pausedWebhooksDeletedUntil,
  undeliverableDeletedUntil,
  visitsKeptFrom,
  webhooksDeletedUntil,
} from '@boligstyling/domain';
import type { DeletionClock } from './deletion-clock.js';
import type { SentMessages } from '../notifications/sent-messages.js';
import type { VisitCounts } from '../visits/visit-counts.js';

/** Small enough to end well before the statement time-out. */
const ROWS_AT_A_TIME = 1_000;

/**
 * Deletes old sent messages and visit counts. Unsent ones stay, but for those to a former address.
 * Any number of processes may run it at once.
 */
export class ApplyRetention {
  constructor(
    private readonly sent: SentMessages,
    private readonly visits: Pick<VisitCounts, 'deleteOld'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
  ) {}

  /** @throws DomainError `storage-unavailable`, ClockInDoubt */
  async execute(): Promise<void> {
    const now = await this.clock.now();
    await untilFew((limit) => this.sent.deleteEmails(emailsDeletedUntil(now), limit));
    await untilFew((limit) => this.sent.deleteAnswers(limit));
    const given = undeliverableDeletedUntil(now);
    await untilFew((limit) => this.sent.deleteUndeliverable(given, limit));
    const [taken, erasures] = [webhooksDeletedUntil(now), erasuresDeletedUntil(now)];
    const kept = pausedWebhooksDeletedUntil(now);
    await untilFew((limit) => this.sent.deleteWebhooks(taken, erasures, kept, limit));
    await untilFew((limit) => this.visits.deleteOld(visitsKeptFrom(now), limit));
  }
}

async function untilFew(deleteOld: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteOld(ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
}
