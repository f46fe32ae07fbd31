import type { TextStorage } from '../../shared/kept-text';
import type { Refusal } from '../../shared/lead/submission';
import type { PostLead } from './post-lead';
import { givenUpAt, postponed, type PendingLead } from './pending-lead';
import type { PendingQueue } from './pending-queue';

/** Milliseconds; no busy loop while another tab sends. */
const SHORTEST_WAIT_MS = 5_000;

interface ResenderParts {
  queue: PendingQueue;
  post: PostLead;
  oneTab: OneTab;
  now: () => number;
  /** 0–1. */
  chance: () => number;
  /** A second call replaces the first. */
  alarm: (task: () => void, milliseconds: number) => void;
  /** The owner was told that the lead was received. */
  refused: (refusal: Refusal, lead: PendingLead) => void;
  gaveUp: (lead: PendingLead) => void;
  postponed: () => void;
  accepted: (lead: PendingLead) => void;
}

export class Resender {
  constructor(private readonly parts: ResenderParts) {}

  /** Ignores the back-off, but not the server's `Retry-After`. */
  async hurry(): Promise<void> {
    await this.send(({ notBefore }) => notBefore <= this.parts.now());
  }

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
        // The lead may have left during the previous request.
        if (queue.list().some(({ idempotencyKey }) => idempotencyKey === lead.idempotencyKey))
          await this.attempt(lead);
      }
    });
    this.schedule();
  }

  private async attempt(lead: PendingLead): Promise<void> {
    const { queue, post, now, chance, refused, accepted } = this.parts;
    const outcome = await post(lead.payload, lead.idempotencyKey, lead.hints);
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

const NAME = 'pending-leads-sender';
/** Milliseconds; longer than a round of sending. */
const LEASE_MS = 60_000;

type OneTab = (task: () => Promise<void>) => Promise<void>;

/** Web Locks end with their tab. */
export const withWebLock =
  (locks: LockManager): OneTab =>
  async (task) => {
    await locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
    });
  };

/** Without Web Locks. Two tabs may both send, which the idempotency key makes harmless. */
export const withLease =
  (storage: TextStorage, now: () => number): OneTab =>
  async (task) => {
    if (Number(storage().getItem(NAME)) > now()) return;
    storage().setItem(NAME, String(now() + LEASE_MS));
    try {
      await task();
    } finally {
      storage().removeItem(NAME);
    }
  };
