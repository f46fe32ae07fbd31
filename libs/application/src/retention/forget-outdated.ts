import {
  emailsForgottenUntil,
  erasuresForgottenUntil,
  pausedWebhooksForgottenUntil,
  undeliverableForgottenUntil,
  visitsKeptFrom,
  webhooksForgottenUntil,
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
export class ForgetOutdated {
  constructor(
    private readonly sent: SentMessages,
    private readonly visits: Pick<VisitCounts, 'forget'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
  ) {}

  /** @throws DomainError `storage-unavailable`, ClockInDoubt */
  async execute(): Promise<void> {
    const now = await this.clock.now();
    await untilFew((limit) => this.sent.forgetEmails(emailsForgottenUntil(now), limit));
    await untilFew((limit) => this.sent.forgetAnswers(limit));
    const given = undeliverableForgottenUntil(now);
    await untilFew((limit) => this.sent.forgetUndeliverable(given, limit));
    const [taken, erasures] = [webhooksForgottenUntil(now), erasuresForgottenUntil(now)];
    const kept = pausedWebhooksForgottenUntil(now);
    await untilFew((limit) => this.sent.forgetWebhooks(taken, erasures, kept, limit));
    await untilFew((limit) => this.visits.forget(visitsKeptFrom(now), limit));
  }
}

async function untilFew(forget: (limit: number) => Promise<number>): Promise<void> {
  while ((await forget(ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
}
