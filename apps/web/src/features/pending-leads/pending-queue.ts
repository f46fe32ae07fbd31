import {
  byThisClock,
  givenUpAt,
  parsePendingLeads,
  type LastWord,
  type PendingLead,
} from './pending-lead';
import { QUEUE_KEY } from './queue-key';

/** The leads this browser has promised to send. Every tab reads and writes the same queue. */
export class PendingQueue {
  /** @param storage may be full, forbidden or missing: the queue is then empty and keeps nothing */
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
    private readonly now: () => number,
  ) {}

  /** Those not older than a week. */
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
   * Removes from storage what is older than a week, and what is no lead; what remains is by this clock.
   * Returns the leads that were too old.
   */
  tidy(): readonly PendingLead[] {
    try {
      const stored = this.storage().getItem(QUEUE_KEY);
      const leads = this.list();
      const isGone = ({ key }: PendingLead) => leads.every((left) => left.key !== key);
      const tidied = stored === null || stored === JSON.stringify(leads) || this.write(leads);
      return tidied ? parsePendingLeads(stored).filter(isGone) : [];
    } catch {
      // Where nothing can be read, nothing is kept.
      return [];
    }
  }

  /** Keeps the lead, in place of one with the same key. Whether that succeeded. */
  keep(lead: PendingLead): boolean {
    return this.write([...this.without(lead.key), lead]);
  }

  remove(...keys: readonly string[]): void {
    this.write(this.without(...keys));
  }

  /** Takes out what the server has answered for good; the other tabs hear in passing what it said. */
  settle(lead: PendingLead, lastWord: LastWord): void {
    this.keep({ ...lead, lastWord });
    this.remove(lead.key);
  }

  /** Changes a lead that is still waiting. */
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
