import type { KeyAllowance } from '@boligstyling/application';
import { type IntegratorKey, KEY_WINDOW_SECONDS } from '@boligstyling/domain';

interface Noted {
  readonly perMinute: number;
  readonly remaining: number;
  /** In ms, on a clock that never goes back. */
  readonly at: number;
  readonly resetMs: number;
}

/**
 * What the statement that stores leads said last of each key, so that what it would refuse costs no
 * statement. There are few keys, so all are remembered.
 */
export class KeyLimits {
  private readonly noted = new Map<string, Noted>();

  /** @param now milliseconds on a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  note({ id, perMinute }: IntegratorKey, { remaining, resetSeconds }: KeyAllowance): void {
    this.noted.set(id, { perMinute, remaining, at: this.now(), resetMs: resetSeconds * 1000 });
  }

  /** What is left to the key as far as this replica knows: all, when its window is over or its limit another. */
  left({ id, perMinute }: IntegratorKey): KeyAllowance {
    const last = this.noted.get(id);
    const leftMs = last ? last.resetMs - (this.now() - last.at) : 0;
    if (!last || leftMs <= 0 || last.perMinute !== perMinute) {
      return { remaining: perMinute, resetSeconds: KEY_WINDOW_SECONDS };
    }
    return { remaining: last.remaining, resetSeconds: Math.ceil(leftMs / 1000) };
  }
}
