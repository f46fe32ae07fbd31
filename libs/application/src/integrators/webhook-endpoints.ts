import type { WebhookDelivery, WebhookEndpoint } from '@boligstyling/domain';

export type WebhookSettings = Pick<
  WebhookEndpoint,
  'url' | 'events' | 'active' | 'integratorKeyId'
>;

/** Integrators' webhook endpoints. All throw DomainError `storage-unavailable`. */
export abstract class WebhookEndpoints {
  /** Oldest first. */
  abstract list(): Promise<WebhookEndpoint[]>;

  abstract add(endpoint: WebhookEndpoint): Promise<void>;

  /**
   * Changes the given fields.
   * @param changes a function of the locked endpoint
   * @throws DomainError `webhook-not-found`, and what the function throws
   */
  abstract change(
    id: string,
    changes: (now: WebhookEndpoint) => Partial<WebhookSettings>,
  ): Promise<WebhookEndpoint>;

  /**
   * Replaces the secret. The previous one signs too for so many hours, and earlier ones for their
   * own overlap; 0 ends them all.
   * @throws DomainError `webhook-not-found`
   */
  abstract rotate(id: string, secret: string, overlapHours: number): Promise<WebhookEndpoint>;

  /** Re-seals the same secret, unless it has been replaced. */
  abstract reseal(id: string, kept: string, sealed: string): Promise<void>;

  /**
   * Removes it with all its messages.
   * @throws DomainError `webhook-not-found`
   */
  abstract remove(id: string): Promise<void>;

  /**
   * Sent and waiting messages, newest first.
   * @throws DomainError `webhook-not-found`
   */
  abstract deliveries(id: string, limit: number): Promise<WebhookDelivery[]>;

  /**
   * Makes parked messages due again.
   * @throws DomainError `webhook-not-found`
   */
  abstract resendParked(id: string): Promise<void>;
}
