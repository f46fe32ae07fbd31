import {
  DomainError,
  FIRST_VERSION,
  READING,
  requireVersion,
  type Version,
  WEBHOOK_LIMITS,
  type WebhookEndpoint,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { IntegratorKeys } from './integrator-keys.js';
import type { SecretBox } from '../core/secret-box.js';
import type { WebhookEndpoints, WebhookSettings } from './webhook-endpoints.js';

/**
 * The administrator's management of webhooks, with sealed secrets. All throw DomainError
 * `storage-unavailable`.
 */
export class SaveWebhook {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly keys: IntegratorKeys,
    private readonly box: SecretBox,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `too-many-webhooks`, `integrator-key-not-found`, `key-reads-nothing` */
  async add(settings: WebhookSettings, secret: string): Promise<WebhookEndpoint> {
    const known = await this.endpoints.list();
    if (known.length >= WEBHOOK_LIMITS.endpoints) {
      throw new DomainError('too-many-webhooks');
    }
    await this.requireKey(settings);
    const id = this.ids.next();
    const endpoint = {
      ...settings,
      id,
      version: FIRST_VERSION,
      secret: this.box.seal(secret, id),
      previousSecret: null,
      previousUntil: null,
      createdAt: this.clock.now(),
    };
    await this.endpoints.add(endpoint);
    return endpoint;
  }

  /**
   * Changes the given fields.
   * @param expected the version that the change is based on; undefined: any
   * @throws DomainError `webhook-not-found`, `integrator-key-not-found`, `key-reads-nothing`,
   *   `version-stale`
   */
  async change(
    id: string,
    changes: Partial<WebhookSettings>,
    expected?: Version,
  ): Promise<WebhookEndpoint> {
    await this.requireKey(changes);
    return this.endpoints.change(id, (now) => {
      requireVersion(now.version, expected);
      return changes;
    });
  }

  /**
   * Signs with another secret from now, and with the previous one too.
   * @param overlapHours for how long; 0: not at all
   * @throws DomainError `webhook-not-found`
   */
  rotate(id: string, secret: string, overlapHours: number): Promise<WebhookEndpoint> {
    return this.endpoints.rotate(id, this.box.seal(secret, id), overlapHours);
  }

  /** Seals secrets that were stored without a key. */
  async sealOld(): Promise<void> {
    for (const { id, secret } of await this.endpoints.list()) {
      if (!this.box.isSealed(secret)) {
        await this.endpoints.reseal(id, secret, this.box.seal(secret, id));
      }
    }
  }

  private async requireKey({ integratorKeyId }: Partial<WebhookSettings>): Promise<void> {
    if (!integratorKeyId) return;
    const key = (await this.keys.list()).find(({ id }) => id === integratorKeyId);
    if (!key) throw new DomainError('integrator-key-not-found');
    if (!key.scopes.includes(READING)) throw new DomainError('key-reads-nothing');
  }
}
