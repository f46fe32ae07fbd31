import {
  DomainError,
  FIRST_VERSION,
  READ_LEADS_SCOPE,
  requireVersion,
  type Version,
  MAX_OVERLAP_HOURS,
  MAX_WEBHOOKS,
  type WebhookEndpoint,
  type WebhookDelivery,
} from '@boligstyling/domain';
import { DeliveryFault } from '../core/outbox.js';
import type { TestedEndpoint, WebhookSender } from './deliver-webhooks.js';
import type { Clock, IdGenerator } from '../core/ports.js';
import type { IntegratorKeys } from './known-keys.js';
import type { SecretBox } from '../core/secret-box.js';

export type WebhookSettings = Pick<
  WebhookEndpoint,
  'url' | 'events' | 'active' | 'integratorKeyId'
>;

export type SignedEndpoint = Pick<TestedEndpoint, 'url' | 'secrets'>;

export abstract class WebhookEndpoints {
  /** Oldest first. */
  abstract list(): Promise<WebhookEndpoint[]>;

  /**
   * With every secret that signs now.
   *
   * @throws `webhook-not-found`
   */
  abstract signed(id: string): Promise<SignedEndpoint>;

  /** @returns false if its id is known */
  abstract add(endpoint: WebhookEndpoint): Promise<boolean>;

  /** @throws `webhook-not-found` */
  abstract change(
    id: string,
    changes: (now: WebhookEndpoint) => Partial<WebhookSettings>,
  ): Promise<WebhookEndpoint>;

  /**
   * The previous secret signs too for so many hours, earlier ones for their own overlap; 0 ends
   * all.
   *
   * @throws `webhook-not-found`
   */
  abstract rotate(id: string, secret: string, overlapHours: number): Promise<WebhookEndpoint>;

  /** Re-seals the same secret, unless replaced. */
  abstract reseal(id: string, kept: string, sealed: string): Promise<void>;

  /**
   * With its messages.
   *
   * @throws `webhook-not-found`
   */
  abstract remove(id: string): Promise<void>;

  /**
   * Newest first.
   *
   * @throws `webhook-not-found`
   */
  abstract deliveries(id: string, limit: number): Promise<WebhookDelivery[]>;

  /** @throws `webhook-not-found` */
  abstract resendParked(id: string): Promise<void>;
}

export class SaveWebhook {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly keys: IntegratorKeys,
    private readonly box: SecretBox,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * A known id gets the secret.
   *
   * @throws `too-many-webhooks`, `integrator-key-not-found`, `key-reads-nothing`
   */
  async add(
    settings: WebhookSettings,
    secret: string,
    id = this.ids.next(),
  ): Promise<WebhookEndpoint> {
    const all = await this.endpoints.list();
    const isFull = all.length >= MAX_WEBHOOKS && all.every((known) => known.id !== id);
    if (isFull) throw new DomainError('too-many-webhooks');
    await this.requireKey(settings);
    const endpoint = {
      ...settings,
      id,
      version: FIRST_VERSION,
      secret: this.box.seal(secret, id),
      previousSecret: null,
      previousUntil: null,
      createdAt: this.clock.now(),
    };
    const isNew = await this.endpoints.add(endpoint);
    return isNew ? endpoint : this.rotate(id, secret, MAX_OVERLAP_HOURS);
  }

  /**
   * @throws `webhook-not-found`, `integrator-key-not-found`, `key-reads-nothing`, `version-stale`
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
   * @param overlapHours validity of the previous secret; 0: none
   * @throws `webhook-not-found`
   */
  rotate(id: string, secret: string, overlapHours: number): Promise<WebhookEndpoint> {
    return this.endpoints.rotate(id, this.box.seal(secret, id), overlapHours);
  }

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
    if (!key.scopes.includes(READ_LEADS_SCOPE)) throw new DomainError('key-reads-nothing');
  }
}

export interface WebhookTrial {
  readonly status: number | null;
  readonly milliseconds: number;
  readonly fault: string | null;
}

export class TryWebhook {
  constructor(
    private readonly endpoints: Pick<WebhookEndpoints, 'signed'>,
    private readonly sender: Pick<WebhookSender, 'sendTest'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Also to a paused endpoint; it is in no log and never repeated.
   *
   * @throws `webhook-not-found`
   */
  async execute(id: string): Promise<WebhookTrial> {
    const endpoint = await this.endpoints.signed(id);
    const at = this.clock.now();
    const message = { ...endpoint, id: this.ids.next(), at, endpointId: id };
    const answered = await this.sender.sendTest(message).then(
      (status) => ({ status, fault: null }),
      (error: unknown) => {
        if (!(error instanceof DeliveryFault)) throw error;
        return { status: null, fault: error.cause };
      },
    );
    return { ...answered, milliseconds: +this.clock.now() - +at };
  }
}
