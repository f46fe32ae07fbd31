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

/** For so long keys are known without being asked for anew. */
const FRESH_MS = 5_000;

/** A key that a caller has named. */
export interface NamedKey {
  readonly key: IntegratorKey;
  readonly by: NamedBy;
}

/**
 * Which key a caller has, and what it opens. Keys are remembered for some seconds, so that a lead
 * costs no statement but the one that stores it, and that one looks at the key itself; a text that
 * names none of them is looked for anew, as is the key of whoever wants to read.
 */
export class KnownKeys {
  private known: readonly IntegratorKey[] = [];
  private knownAt = -Infinity;

  constructor(
    private readonly keys: IntegratorKeys,
    private readonly secrets: IntegratorSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * The key that the text names; undefined if there is none.
   *
   * @throws DomainError `storage-unavailable`
   */
  async find(text: string): Promise<NamedKey | undefined> {
    const given = { text, digest: this.secrets.digest(text) };
    const wasFresh = this.isFresh();
    return (
      this.among(await this.remembered(), given) ??
      (wasFresh ? this.among(await this.readAnew(), given) : undefined)
    );
  }

  /**
   * The key that the text names as it is at this moment, on every replica.
   *
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
   * The origins of the pages that may frame the form of the key that the text names, at most some
   * seconds old; none for a text that names none.
   *
   * @throws DomainError `storage-unavailable`
   */
  async framingOrigins(text: string): Promise<readonly string[]> {
    const named = await this.find(text);
    return named ? framingOrigins(named.key, named.by) : [];
  }

  /**
   * Whether pages of the origin may call at all: the call itself then says which key it has.
   *
   * @throws DomainError `storage-unavailable`
   */
  async isOriginOfAny(origin: string): Promise<boolean> {
    const keys = await this.remembered();
    return keys.some(({ origins, paused }) => !paused && origins.includes(origin));
  }

  /** Has all keys looked for anew, after one was changed. */
  forget(): void {
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

  /** After the clock was set back nobody knows how old they are. */
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
