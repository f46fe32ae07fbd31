const WINDOW_MS = 60_000;

/** So many clients are remembered, and twice as many at most: memory has an end. */
const CLIENTS_REMEMBERED = 20_000;

/** What is left of a limit. */
export interface Left {
  /** Calls that may follow at once. */
  readonly remaining: number;
  /** Whole seconds until one more call is free than now. */
  readonly resetSeconds: number;
}

/** Whether a call may be made, and what is left. */
export interface Allowance extends Left {
  readonly isGranted: boolean;
}

/**
 * Counts each client's calls: in any 60 seconds no more than so many are granted. What is refused
 * counts for nothing. Kept in memory, by each process for itself.
 */
export class RateLimit {
  private latest = new Map<string, readonly number[]>();
  private earlier = new Map<string, readonly number[]>();
  private latestSince: number;

  /** @param now milliseconds on a clock that never goes back */
  constructor(
    readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.latestSince = now();
  }

  /** Counts a call, if it is granted. */
  take(client: string): Allowance {
    const now = this.now();
    this.forget(now);
    const recent = this.recent(client, now);
    const isGranted = recent.length < this.perMinute;
    const counted = isGranted ? [...recent, now] : recent;
    this.latest.set(client, counted);
    return { isGranted, ...this.left(counted, now) };
  }

  /** What is left to a client, whose call counts for nothing. */
  look(client: string): Left {
    const now = this.now();
    return this.left(this.recent(client, now), now);
  }

  private recent(client: string, now: number): readonly number[] {
    const known = this.latest.get(client) ?? this.earlier.get(client) ?? [];
    return known.filter((at) => at > now - WINDOW_MS);
  }

  private left(counted: readonly number[], now: number): Left {
    return {
      remaining: this.perMinute - counted.length,
      resetSeconds: Math.ceil((WINDOW_MS - (now - (counted[0] ?? now))) / 1000),
    };
  }

  /** What nobody has asked for through a whole window goes, all at once. */
  private forget(now: number): void {
    const isOver = now >= this.latestSince + WINDOW_MS;
    if (!isOver && this.latest.size < CLIENTS_REMEMBERED) return;
    this.earlier = this.latest;
    this.latest = new Map();
    this.latestSince = now;
  }
}
