import type { Refusal } from '../../shared/lead/submission';
import type { PostLead } from './delivery';
import type { OneTab } from './one-tab';
import { givenUpAt, postponed, type PendingLead } from './pending-lead';
import type { PendingQueue } from './pending-queue';

/** Milliseconds; prevents a busy loop while another tab sends a lead. */
const SHORTEST_WAIT_MS = 5_000;

export interface ResenderParts {
  queue: PendingQueue;
  post: PostLead;
  oneTab: OneTab;
  now: () => number;
  /** Between 0 and 1. */
  chance: () => number;
  /** Timer; a second call replaces the first. */
  alarm: (task: () => void, milliseconds: number) => void;
  /** Final refusal, although the visitor was told that the lead was received. */
  refused: (refusal: Refusal, lead: PendingLead) => void;
  gaveUp: (lead: PendingLead) => void;
  /** Temporary failure; the lead stays queued. */
  postponed: () => void;
  accepted: (lead: PendingLead) => void;
}

/** Sends queued leads when due, or at once when the network seems back. */
export class Resender {
  constructor(private readonly parts: ResenderParts) {}

  /** On a visit or a restored network: ignores the back-off, but not the server's `Retry-After`. */
  async hurry(): Promise<void> {
    await this.send(({ notBefore }) => notBefore <= this.parts.now());
  }

  /** Sets the timer for the next attempt or expiry. */
  schedule(): void {
    this.parts.queue.tidy().forEach(this.parts.gaveUp);
    const due = this.parts.queue.list().map((lead) => Math.min(lead.retryAt, givenUpAt(lead)));
    if (due.length === 0) return;
    const wait = Math.max(Math.min(...due) - this.parts.now(), SHORTEST_WAIT_MS);
    this.parts.alarm(() => void this.send(({ retryAt }) => retryAt <= this.parts.now()), wait);
  }

  private async send(isDue: (lead: PendingLead) => boolean): Promise<void> {
    const { queue, oneTab } = this.parts;
    await oneTab(async () => {
      for (const lead of queue.list().filter(isDue)) {
        // The lead may have left the queue during the previous request.
        if (queue.list().some(({ key }) => key === lead.key)) await this.attempt(lead);
      }
    });
    this.schedule();
  }

  private async attempt(lead: PendingLead): Promise<void> {
    const { queue, post, now, chance, refused, accepted } = this.parts;
    const outcome = await post(lead.payload, lead.key, lead.hints);
    if (outcome.kind === 'unreachable') {
      queue.update(postponed(lead, now(), outcome, chance()));
      this.parts.postponed();
    } else {
      const isRefused = outcome.kind === 'refused';
      queue.settle(lead, isRefused ? 'refused' : 'sent');
      if (isRefused) refused(outcome, lead);
      else accepted(lead);
    }
  }
}
