import type { Refusal } from '../../shared/lead/submission';
import type { PostLead } from './delivery';
import type { OneTab } from './one-tab';
import { givenUpAt, postponed, type PendingLead } from './pending-lead';
import type { PendingQueue } from './pending-queue';

/** So that a lead another tab is sending does not keep this one spinning. */
const SHORTEST_WAIT_MS = 5_000;

export interface ResenderParts {
  queue: PendingQueue;
  post: PostLead;
  oneTab: OneTab;
  now: () => number;
  /** Between 0 and 1. */
  chance: () => number;
  /** Calls the task once after the time; a second call replaces the first. */
  alarm: (task: () => void, milliseconds: number) => void;
  /** The server will never take this lead, although the visitor was told that we had it. */
  refused: (refusal: Refusal, lead: PendingLead) => void;
  /** Its week is over: it has left the browser, and is not sent. */
  gaveUp: (lead: PendingLead) => void;
  /** It did not come through, and waits on, maybe for something else than before. */
  postponed: () => void;
  /** The server has it at last. */
  accepted: (lead: PendingLead) => void;
}

/** Sends what waits in the queue: when it is due, or at once when the way seems free again. */
export class Resender {
  constructor(private readonly parts: ResenderParts) {}

  /** On a visit or when the network is back: back-off no longer counts, only the server's wish. */
  async hurry(): Promise<void> {
    await this.send(({ notBefore }) => notBefore <= this.parts.now());
  }

  /** Sees to it that the next lead is sent when it is due, and gone when its week is over. */
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
        // It may have been taken back while the one before was on its way.
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
