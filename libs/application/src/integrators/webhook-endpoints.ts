import type { WebhookDelivery, WebhookEndpoint } from '@boligstyling/domain';

/** What the administrator says of an endpoint. */
export type WebhookSettings = Pick<
  WebhookEndpoint,
  'url' | 'events' | 'active' | 'integratorKeyId'
>;

/** Where integrators want to be told. All throw DomainError `storage-unavailable`. */
export abstract class WebhookEndpoints {
  /** Oldest first. */
  abstract list(): Promise<WebhookEndpoint[]>;

  abstract add(endpoint: WebhookEndpoint): Promise<void>;

  /**
   * Changes what is given and leaves the rest as it is.
   *
   * @param changes makes them of the endpoint as it is now, while nobody else changes it
   * @throws DomainError `webhook-not-found`, and what makes the changes
   */
  abstract change(
    id: string,
    changes: (now: WebhookEndpoint) => Partial<WebhookSettings>,
  ): Promise<WebhookEndpoint>;

  /**
   * Gives it another secret. The one it had signs too for so many hours, and so does one before that
   * for as long as was said of it. With 0, none of before signs any more.
   *
   * @throws DomainError `webhook-not-found`
   */
  abstract rotate(id: string, secret: string, overlapHours: number): Promise<WebhookEndpoint>;

  /** Keeps the same secret in another form, unless it has another by now. */
  abstract reseal(id: string, kept: string, sealed: string): Promise<void>;

  /**
   * Goes with everything that was sent there or is yet to be.
   *
   * @throws DomainError `webhook-not-found`
   */
  abstract remove(id: string): Promise<void>;

  /**
   * What was sent to an endpoint or is yet to be, newest first.
   *
   * @throws DomainError `webhook-not-found`
   */
  abstract deliveries(id: string, limit: number): Promise<WebhookDelivery[]>;

  /**
   * Makes what was parked due again.
   *
   * @throws DomainError `webhook-not-found`
   */
  abstract resendParked(id: string): Promise<void>;
}
