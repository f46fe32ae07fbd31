import {
  DomainError,
  framingOrigins,
  type IntegratorKey,
  type IntegratorScope,
  type NamedBy,
  credentialKind,
  keyGrants,
  type IntegratorKeySettings,
  type Rotation,
  FIRST_VERSION,
  HOUR_MS,
  MAX_KEYS,
  MAX_OVERLAP_HOURS,
  type NewKeySettings,
  requireVersion,
  rotated,
  type Version,
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/ports.js';

export type IntegratorKeyChanges = Partial<IntegratorKeySettings & Rotation>;

export abstract class IntegratorKeys {
  /** Oldest first. */
  abstract list(): Promise<IntegratorKey[]>;

  /** @returns false if its id is known */
  abstract add(key: IntegratorKey): Promise<boolean>;

  /** @throws `integrator-key-not-found` */
  abstract change(
    id: string,
    changes: IntegratorKeyChanges | ((now: IntegratorKey) => IntegratorKeyChanges),
  ): Promise<IntegratorKey>;
}

export abstract class IntegratorSecrets {
  abstract make(): string;

  abstract digest(secret: string): string;
}

const FRESH_MS = 5_000;

export interface NamedKey {
  readonly key: IntegratorKey;
  readonly by: NamedBy;
}

/**
 * A lead costs one statement, which checks the key itself. Unknown secrets and callers that read
 * are queried again.
 */
export class KnownKeys {
  private known: readonly IntegratorKey[] = [];
  private knownAt = -Infinity;

  constructor(
    private readonly keys: IntegratorKeys,
    private readonly secrets: IntegratorSecrets,
    private readonly clock: Clock,
  ) {}

  async find(text: string): Promise<NamedKey | undefined> {
    const given = { text, digest: this.secrets.digest(text) };
    const wasFresh = this.isFresh();
    return (
      this.among(await this.remembered(), given) ??
      (wasFresh ? this.among(await this.readAnew(), given) : undefined)
    );
  }

  /**
   * Not from the cache.
   *
   * @throws `unauthorized`, `scope-missing`
   */
  async open(text: string, scope: IntegratorScope): Promise<IntegratorKey> {
    const given = { text, digest: this.secrets.digest(text) };
    const named = this.among(await this.readAnew(), given);
    if (!named || named.key.paused) throw new DomainError('unauthorized');
    if (!keyGrants(named.key, named.by, scope)) throw new DomainError('scope-missing');
    return named.key;
  }

  /** From the cache. */
  async framingOrigins(text: string): Promise<readonly string[]> {
    const named = await this.find(text);
    return named ? framingOrigins(named.key, named.by) : [];
  }

  async isOriginOfAny(origin: string): Promise<boolean> {
    const keys = await this.remembered();
    return keys.some(({ origins, paused }) => !paused && origins.includes(origin));
  }

  deleteOld(): void {
    this.knownAt = -Infinity;
  }

  private among(
    keys: readonly IntegratorKey[],
    given: { text: string; digest: string },
  ): NamedKey | undefined {
    const now = this.clock.now();
    for (const key of keys) {
      const by = credentialKind(key, given, now);
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

export interface NewSecret {
  readonly key: IntegratorKey;
  readonly secret: string;
}

export class ManageKeys {
  constructor(
    private readonly keys: IntegratorKeys,
    private readonly secrets: IntegratorSecrets,
    private readonly known: KnownKeys,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  list(): Promise<IntegratorKey[]> {
    return this.keys.list();
  }

  /**
   * A known id gets another secret.
   *
   * @throws `too-many-integrator-keys`
   */
  async add(settings: NewKeySettings, id = this.ids.next()): Promise<NewSecret> {
    const all = await this.keys.list();
    const isFull = all.length >= MAX_KEYS && all.every((known) => known.id !== id);
    if (isFull) throw new DomainError('too-many-integrator-keys');
    const secret = this.secrets.make();
    const key = {
      ...settings,
      id,
      version: FIRST_VERSION,
      createdAt: this.clock.now(),
      digest: this.secrets.digest(secret),
      previousDigest: null,
      previousUntil: null,
      earlier: {},
    };
    if (!(await this.keys.add(key))) return this.rotate(id, MAX_OVERLAP_HOURS);
    this.known.deleteOld();
    return { key, secret };
  }

  /** @throws `integrator-key-not-found`, `version-stale` */
  async change(
    id: string,
    changes: Partial<IntegratorKeySettings>,
    expected?: Version,
  ): Promise<IntegratorKey> {
    const key = await this.keys.change(id, (now) => {
      requireVersion(now.version, expected);
      return changes;
    });
    this.known.deleteOld();
    return key;
  }

  /**
   * @param overlapHours validity of the previous secret; 0: earlier ones end at once
   * @throws `integrator-key-not-found`
   */
  async rotate(id: string, overlapHours: number): Promise<NewSecret> {
    const secret = this.secrets.make();
    const now = this.clock.now();
    const until = new Date(now.getTime() + overlapHours * HOUR_MS);
    const digest = this.secrets.digest(secret);
    const key = await this.keys.change(id, (known) => rotated(known, digest, until, now));
    this.known.deleteOld();
    return { key, secret };
  }
}
