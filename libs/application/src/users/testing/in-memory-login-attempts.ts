import { randomUUID } from 'node:crypto';
import {
  CLIENT_WINDOW_SECONDS,
  DAY_SECONDS,
  FAILED_LOGINS_A_DAY,
  FAILED_LOGINS_PER_CLIENT,
  SLOWED_AFTER_FAILURE_SECONDS,
  SLOWED_SECONDS,
} from '@boligstyling/domain';
import { LoginAttempts, type LoginClient, type Reservation } from '../failed-logins.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

interface StoredAttempt extends LoginClient {
  id: string;
  at: Date;
}

export class InMemoryLoginAttempts extends LoginAttempts {
  private attempts: StoredAttempt[] = [];

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async reserve(client: LoginClient): Promise<Reservation> {
    const ofClient = this.attempts.filter(({ name }) => name === client.name);
    const ofBudget = this.attempts.filter(({ budget }) => budget === client.budget);
    const isSlowed = this.wait(ofBudget.at(-FAILED_LOGINS_A_DAY), DAY_SECONDS) > 0;
    const hasFailed = this.wait(ofClient.at(-1), DAY_SECONDS) > 0;
    const pause = hasFailed ? SLOWED_AFTER_FAILURE_SECONDS : SLOWED_SECONDS;
    const retryAfterSeconds = Math.max(
      this.wait(ofClient.at(-FAILED_LOGINS_PER_CLIENT), CLIENT_WINDOW_SECONDS),
      isSlowed ? this.wait(ofBudget.at(-1), pause) : 0,
    );
    if (retryAfterSeconds > 0) return { outcome: 'refused', retryAfterSeconds };
    const id = randomUUID();
    this.attempts.push({ ...client, id, at: this.store.now });
    return { outcome: 'reserved', id };
  }

  override async release(id: string): Promise<void> {
    this.attempts = this.attempts.filter((attempt) => attempt.id !== id);
  }

  override async purge(): Promise<void> {
    this.attempts = this.attempts.filter((attempt) => this.wait(attempt, DAY_SECONDS) > 0);
  }

  /** Whole seconds until the attempt has left a window of this length. */
  private wait(attempt: StoredAttempt | undefined, windowSeconds: number): number {
    if (!attempt) return 0;
    return Math.ceil(windowSeconds - (this.store.now.getTime() - attempt.at.getTime()) / 1000);
  }
}
