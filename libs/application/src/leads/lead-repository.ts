import type { Consent, Lead, Notification, WebhookEvent, LeadEvent } from '@boligstyling/domain';

/** Null: no user, or not recorded. */
export type AttributedEvent = LeadEvent & { readonly actor: string | null };

/** Stored with the changes of the case and erased with the lead. */
export abstract class LeadHistory {
  /** Oldest first. */
  abstract ofLead(leadId: string): Promise<AttributedEvent[]>;
}

export interface SubmissionKey {
  readonly idempotencyKey: string;
  /** Of all content: another digest is another submission. */
  readonly digest: string;
}

export type LeadNotification = Pick<Notification, 'id' | 'kind'>;

export interface RemainingCalls {
  readonly remaining: number;
  /** Whole seconds until the full quota is available. */
  readonly resetSeconds: number;
}

interface Counted {
  readonly remainingCalls?: RemainingCalls;
}

export type Receipt =
  | (Counted & {
      readonly outcome: 'stored' | 'repeated';
      readonly id: string;
      readonly receivedAt: Date;
    })
  | (Counted & { readonly outcome: 'idempotency-key-reused' })
  | (Counted & { readonly outcome: 'erased' })
  | (Counted & { readonly outcome: 'api-key-refused' })
  | { readonly outcome: 'limit-reached'; readonly remainingCalls: RemainingCalls };

export abstract class LeadRepository {
  /**
   * Stores the lead, its notifications, webhook messages and consents (absent: to stylists, in our
   * form) in one transaction, durable on return. Repeats of a submission store nothing and return
   * its receipt; an erased one is refused for ERASED_KEY_DAYS. A lead over FIRST_EMAILS_A_DAY of
   * its mailbox is stored as held. An integrator's lead is stored while the API key is active and
   * within its rate limit. Refused leads do not count; repeats do. Both limits are exact over all
   * processes.
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

  abstract findSubmission(submission: SubmissionKey): Promise<Receipt | undefined>;

  abstract findById(id: string): Promise<Lead | undefined>;

  /**
   * With permanently merged leads. Every partner asked gets an e-mail.
   *
   * @returns the ids of all that are erased
   * @throws `lead-not-found`
   */
  abstract erase(leadId: string): Promise<string[]>;
}
