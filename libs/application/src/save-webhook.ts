import { DomainError, WEBHOOK_LIMITS, type WebhookEndpoint } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { WebhookEndpoints } from './ports/webhook-endpoints.js';

/** What the administrator says of an endpoint. */
export type WebhookSettings = Pick<WebhookEndpoint, 'url' | 'events' | 'active'>;

/** The administrator lets an integrator be told. */
export class SaveWebhook {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `too-many-webhooks`, `storage-unavailable` */
  async add(settings: WebhookSettings, secret: string): Promise<WebhookEndpoint> {
    const known = await this.endpoints.list();
    if (known.length >= WEBHOOK_LIMITS.endpoints) {
      throw new DomainError('too-many-webhooks');
    }
    const endpoint = { ...settings, secret, id: this.ids.next(), createdAt: this.clock.now() };
    await this.endpoints.add(endpoint);
    return endpoint;
  }
}
