import {
  byThisClock,
  givenUpAt,
  parsePendingLeads,
  type LastWord,
  type PendingLead,
} from './pending-lead';
import { QUEUE_KEY } from './queue-key';

export class PendingQueue {
  /** @param storage may be full, forbidden or missing: the queue is then empty */
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
    private readonly now: () => number,
  ) {}

  /** Leads not older than a week. */
  list(): readonly PendingLead[] {
    try {
      const now = this.now();
      const stored = parsePendingLeads(this.storage().getItem(QUEUE_KEY));
      return stored.map((lead) => byThisClock(lead, now)).filter((lead) => givenUpAt(lead) > now);
    } catch {
      return [];
    }
  }

  /**
   * Removes invalid and expired leads (a week) and corrects clock changes.
   *
   * @returns the expired leads
   */
  tidy(): readonly PendingLead[] {
    try {
      const stored = this.storage().getItem(QUEUE_KEY);
      const leads = this.list();
      const isGone = ({ key }: PendingLead) => leads.every((left) => left.key !== key);
      const tidied = stored === null || stored === JSON.stringify(leads) || this.write(leads);
      return tidied ? parsePendingLeads(stored).filter(isGone) : [];
    } catch {
      // Storage is unavailable, so the queue is empty.
      return [];
    }
  }

  /**
   * Replaces a lead with the same idempotency key.
   *
   * @returns false if storage failed
   */
  keep(lead: PendingLead): boolean {
    return this.write([...this.without(lead.key), lead]);
  }

  remove(...keys: readonly string[]): void {
    this.write(this.without(...keys));
  }

  /** Removes a lead after a final answer, which other tabs read from the storage event. */
  settle(lead: PendingLead, lastWord: LastWord): void {
    this.keep({ ...lead, lastWord });
    this.remove(lead.key);
  }

  /** Ignores a lead no longer queued. */
  update(lead: PendingLead): void {
    if (this.list().some(({ key }) => key === lead.key)) this.keep(lead);
  }

  private without(...keys: readonly string[]): PendingLead[] {
    return this.list().filter(({ key }) => !keys.includes(key));
  }

  private write(leads: readonly PendingLead[]): boolean {
    try {
      if (leads.length === 0) this.storage().removeItem(QUEUE_KEY);
      else this.storage().setItem(QUEUE_KEY, JSON.stringify(leads));
      return true;
    } catch {
      return false;
    }
  }
}
