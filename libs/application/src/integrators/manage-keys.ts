import {
  DomainError,
  FIRST_VERSION,
  HOUR_MS,
  type IntegratorKey,
  type IntegratorKeySettings,
  MAX_KEYS,
  type NewKeySettings,
  requireVersion,
  rotated,
  type Version,
} from '@boligstyling/domain';
import type { KnownKeys, IntegratorKeys, IntegratorSecrets } from './known-keys.js';
import type { Clock, IdGenerator } from '../core/clock.js';

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

  /** @throws `too-many-integrator-keys` */
  async add(settings: NewKeySettings): Promise<NewSecret> {
    if ((await this.keys.list()).length >= MAX_KEYS) {
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
