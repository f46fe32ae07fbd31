import {
  DomainError,
  framingOrigins,
  type IntegratorKey,
  type IntegratorScope,
  type NamedBy,
  namedBy,
  opens,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { IntegratorKeys, IntegratorSecrets } from './integrator-keys.js';

/** Cache lifetime. */
const FRESH_MS = 5_000;

export interface NamedKey {
  readonly key: IntegratorKey;
  readonly by: NamedBy;
}

/**
 * Cached API keys, so that a lead costs no statement but its insert, which checks the key itself.
 * An unknown secret is queried again, and so is the key of a caller that reads.
 */
export class KnownKeys {
  private known: readonly IntegratorKey[] = [];
  private knownAt = -Infinity;

  constructor(
    private readonly keys: IntegratorKeys,
    private readonly secrets: IntegratorSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async find(text: string): Promise<NamedKey | undefined> {
    const given = { text, digest: this.secrets.digest(text) };
    const wasFresh = this.isFresh();
    return (
      this.among(await this.remembered(), given) ??
      (wasFresh ? this.among(await this.readAnew(), given) : undefined)
    );
  }

  /**
   * The API key's current state, not from the cache.
   * @throws DomainError `unauthorized`, `scope-missing`, `storage-unavailable`
   */
  async open(text: string, scope: IntegratorScope): Promise<IntegratorKey> {
    const given = { text, digest: this.secrets.digest(text) };
    const named = this.among(await this.readAnew(), given);
    if (!named || named.key.paused) throw new DomainError('unauthorized');
    if (!opens(named.key, named.by, scope)) throw new DomainError('scope-missing');
    return named.key;
  }

  /**
   * The origins that may frame the API key's form, from the cache; empty for an unknown key.
   * @throws DomainError `storage-unavailable`
   */
  async framingOrigins(text: string): Promise<readonly string[]> {
    const named = await this.find(text);
    return named ? framingOrigins(named.key, named.by) : [];
  }

  /**
   * True if the origin may call with some API key; the call itself names which.
   * @throws DomainError `storage-unavailable`
   */
  async isOriginOfAny(origin: string): Promise<boolean> {
    const keys = await this.remembered();
    return keys.some(({ origins, paused }) => !paused && origins.includes(origin));
  }

  /** Empties the cache after a change. */
  deleteOld(): void {
    this.knownAt = -Infinity;
  }

  private among(
    keys: readonly IntegratorKey[],
    given: { text: string; digest: string },
  ): NamedKey | undefined {
    const now = this.clock.now();
    for (const key of keys) {
      const by = namedBy(key, given, now);
      if (by) return { key, by };
    }
    return undefined;
  }

  /** False after the clock was set back, because the age is then unknown. */
  private isFresh(): boolean {
    const age = this.clock.now().getTime() - this.knownAt;
    return age >= 0 && age < FRESH_MS;
  }

  private async remembered(): Promise<readonly IntegratorKey[]> {
    return this.isFresh() ? this.known : this.readAnew();
  }

  private async readAnew(): Promise<readonly IntegratorKey[]> {
    const asked = this.clock.now().getTime();
    this.known = await this.keys.list();
    this.knownAt = asked;
    return this.known;
  }
}
