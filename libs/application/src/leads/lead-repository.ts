import type { Consent, Lead, Notification, WebhookEvent } from '@boligstyling/domain';

/** Identifies one submission across its repeats. */
export interface SubmissionKey {
  readonly key: string;
  /** Of all content: the same idempotency key with another digest is another submission. */
  readonly digest: string;
}

export type LeadNotification = Pick<Notification, 'id' | 'kind'>;

/** Remaining calls within an API key's rate limit. */
export interface RemainingCalls {
  readonly remaining: number;
  /** Whole seconds until the full quota is available again. */
  readonly resetSeconds: number;
}

interface Counted {
  /** Only for leads of an integrator. */
  readonly remainingCalls?: RemainingCalls;
}

export type Receipt =
  | (Counted & {
      readonly outcome: 'stored' | 'repeated';
      readonly id: string;
      readonly receivedAt: Date;
    })
  | (Counted & { readonly outcome: 'key-reused' })
  /** The submission was stored and has been erased since. */
  | (Counted & { readonly outcome: 'erased' })
  /** The API key has reached its rate limit. */
  | { readonly outcome: 'limit-reached'; readonly remainingCalls: RemainingCalls }
  /** The API key is paused, or unknown. */
  | { readonly outcome: 'key-refused' };

/** Stored leads. All throw DomainError `storage-unavailable`. */
export abstract class LeadRepository {
  /**
   * Stores the lead, its notifications, webhook messages and consents (left out: to stylists) in
   * one transaction, durable on return. Concurrent or later repeats of a submission store nothing
   * and return its receipt. An erased submission is not stored again for ERASED_KEY_DAYS.
   *
   * A lead that would exceed FIRST_EMAILS_A_DAY for its mailbox is stored as held, with a held
   * one's effects. The quota is exact under concurrency.
   *
   * An integrator's lead gets its id and source name, and is stored while the API key is active and
   * within its rate limit, exact over all processes. Refused leads do not count; repeats of a
   * submission do.
   * @param requestId the HTTP request's id, for the logs
   */
  abstract receive(
    lead: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
    announcements?: readonly WebhookEvent[],
    consents?: readonly Consent[],
    integratorKeyId?: string,
    requestId?: string,
  ): Promise<Receipt>;

  /** The receipt that a repeat would get; undefined when it has not been received. */
  abstract findSubmission(submission: SubmissionKey): Promise<Receipt | undefined>;

  abstract findById(id: string): Promise<Lead | undefined>;

  /**
   * Erases the lead with all personal data (notifications, assignments, history) and its duplicates
   * for the same home from the same mailbox, and enqueues an e-mail to every partner that was
   * asked.
   * @returns the ids of all that are erased
   * @throws DomainError `lead-not-found`
   */
  abstract erase(leadId: string): Promise<string[]>;
}
