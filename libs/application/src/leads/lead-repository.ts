import type { Consent, Lead, Notification, WebhookEvent } from '@boligstyling/domain';

/** How the sender names one submission across repeats of it. */
export interface SubmissionKey {
  readonly key: string;
  /** A digest of everything submitted: the same key with another digest is another submission. */
  readonly digest: string;
}

/** An e-mail that a new lead causes. */
export type LeadNotification = Pick<Notification, 'id' | 'kind'>;

/** What is left of how many leads an integrator's key may send. */
export interface KeyAllowance {
  readonly remaining: number;
  /** Whole seconds until it may send as many as ever. */
  readonly resetSeconds: number;
}

interface Counted {
  /** Where an integrator's key sent it now. */
  readonly allowance?: KeyAllowance;
}

/** What came of storing a lead. */
export type Receipt =
  | (Counted & {
      readonly outcome: 'stored' | 'repeated';
      readonly id: string;
      readonly receivedAt: Date;
    })
  | (Counted & { readonly outcome: 'key-reused' })
  /** What was sent under the key has been erased since. */
  | (Counted & { readonly outcome: 'erased' })
  /** The integrator's key has sent as many as it may. */
  | { readonly outcome: 'limit-reached'; readonly allowance: KeyAllowance }
  /** The integrator's key is paused, or not known. */
  | { readonly outcome: 'key-refused' };

/** Where leads are kept. All throw DomainError `storage-unavailable`. */
export abstract class LeadRepository {
  /**
   * Stores the lead together with its notifications, what integrators are told and what the owner
   * said yes to (left out: to stylists), all or nothing, and returns once they are durable. A repeat of an earlier submission stores nothing and returns
   * the first one's receipt; so do any number of repeats at the same time. Of what has been erased
   * since, nothing is stored again for ERASED_KEY_DAYS.
   *
   * A lead that would cause one first e-mail more than FIRST_EMAILS_A_DAY for its mailbox is stored
   * as held, with what a held one sets off and no more. However many come at once on however many
   * replicas, as many as the limit allows are not held.
   *
   * A lead that an integrator's key sends bears its id and its source name, and is stored while the key
   * is not paused and has sent fewer than it may, however many replicas are asked at once. What is
   * refused counts for nothing; what comes again under a submission's key counts, whether it gets a
   * receipt or not.
   *
   * @param requestId of the request that it came with, to find all that comes of it in the logs
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

  /** What a repeat of the submission would get; undefined when it has not been received. */
  abstract findSubmission(submission: SubmissionKey): Promise<Receipt | undefined>;

  abstract findById(id: string): Promise<Lead | undefined>;

  /**
   * Erases the lead with all that tells of its owner: notifications, assignments and history, and
   * what she has sent again of the same home from the same mailbox. Every
   * partner who was asked about it is told so by an e-mail that is due in the same moment.
   *
   * @returns the ids of all that are erased
   * @throws DomainError `lead-not-found`
   */
  abstract erase(leadId: string): Promise<string[]>;
}
