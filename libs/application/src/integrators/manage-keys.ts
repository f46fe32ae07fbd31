import {
  DomainError,
  FIRST_VERSION,
  HOUR_MS,
  INTEGRATOR_KEY_LIMITS,
  type IntegratorKey,
  type IntegratorKeySettings,
  requireVersion,
  rotated,
  type Version,
} from '@boligstyling/domain';
import type { KnownKeys } from './known-keys.js';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { IntegratorKeys, IntegratorSecrets } from './integrator-keys.js';

/** An API key with its secret, which is shown only now. */
export interface NewSecret {
  readonly key: IntegratorKey;
  readonly secret: string;
}

/** The administrator's management of API keys. All throw DomainError `storage-unavailable`. */
export class ManageKeys {
  constructor(
    private readonly keys: IntegratorKeys,
    private readonly secrets: IntegratorSecrets,
    private readonly known: KnownKeys,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  list(): Promise<IntegratorKey[]> {
    return this.keys.list();
  }

  /** @throws DomainError `too-many-integrator-keys` */
  async add(settings: IntegratorKeySettings): Promise<NewSecret> {
    if ((await this.keys.list()).length >= INTEGRATOR_KEY_LIMITS.keys) {
      throw new DomainError('too-many-integrator-keys');
    }
    const secret = this.secrets.make();
    const key = {
      ...settings,
      id: this.ids.next(),
      version: FIRST_VERSION,
      createdAt: this.clock.now(),
      digest: this.secrets.digest(secret),
      previousDigest: null,
      previousUntil: null,
      earlier: {},
    };
    await this.keys.add(key);
    this.known.deleteOld();
    return { key, secret };
  }

  /**
   * Changes the given fields.
   * @param expected the version that the change is based on; undefined: any
   * @throws DomainError `integrator-key-not-found`, `version-stale`
   */
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
   * @param overlapHours how long the previous secret stays valid; 0: earlier ones end at once
   * @throws DomainError `integrator-key-not-found`
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
