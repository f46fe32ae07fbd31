import { keepText, keptText, type TextStorage } from '../../shared/kept-text';
import {
  byThisClock,
  givenUpAt,
  parsePendingLeads,
  type FinalOutcome,
  type PendingLead,
} from './pending-lead';
import { QUEUE_KEY } from './queue-key';

export class PendingQueue {
  constructor(
    private readonly storage: TextStorage,
    private readonly now: () => number,
  ) {}

  /** A week at most. */
  list(): readonly PendingLead[] {
    const now = this.now();
    const stored = parsePendingLeads(keptText(this.storage, QUEUE_KEY));
    return stored.map((lead) => byThisClock(lead, now)).filter((lead) => givenUpAt(lead) > now);
  }

  /**
   * Corrects clock changes too.
   *
   * @returns the expired leads
   */
  tidy(): readonly PendingLead[] {
    const stored = keptText(this.storage, QUEUE_KEY);
    const leads = this.list();
    const isGone = ({ idempotencyKey }: PendingLead) =>
      leads.every((left) => left.idempotencyKey !== idempotencyKey);
    const tidied = stored === null || stored === JSON.stringify(leads) || this.write(leads);
    return tidied ? parsePendingLeads(stored).filter(isGone) : [];
  }

  /** @returns false if storage failed */
  keep(lead: PendingLead): boolean {
    return this.write([...this.without(lead.idempotencyKey), lead]);
  }

  remove(...keys: readonly string[]): void {
    this.write(this.without(...keys));
  }

  /** Other tabs read the final answer from the storage event. */
  settle(lead: PendingLead, lastWord: FinalOutcome): void {
    this.keep({ ...lead, lastWord });
    this.remove(lead.idempotencyKey);
  }

  update(lead: PendingLead): void {
    if (this.list().some(({ idempotencyKey }) => idempotencyKey === lead.idempotencyKey))
      this.keep(lead);
  }

  private without(...keys: readonly string[]): PendingLead[] {
    return this.list().filter(({ idempotencyKey }) => !keys.includes(idempotencyKey));
  }

  private write(leads: readonly PendingLead[]): boolean {
    return keepText(this.storage, QUEUE_KEY, leads.length > 0 ? JSON.stringify(leads) : null);
  }
}
