import {
  APPLICATION_NOTIFICATIONS,
  type BankLine,
  type DisputeReason,
  INVOICE_NOTIFICATIONS,
  type Lead,
  NOTIFICATION_KINDS,
  type NotificationState,
  type Partner,
  type QueueKind,
  type WebhookEvent,
} from '@boligstyling/domain';

/** Limit of the count, because nobody goes through more cases one by one. */
export const COUNTED_CASES = 1_000;

export const EMAIL_KINDS = [
  ...NOTIFICATION_KINDS,
  ...INVOICE_NOTIFICATIONS,
  ...APPLICATION_NOTIFICATIONS,
  'partner-erasure',
  'sale-ruling',
  'sign-in-link',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export interface FailingMessage {
  readonly channel: 'email' | 'webhook';
  readonly what: EmailKind | WebhookEvent;
  readonly state: NotificationState;
  readonly attempts: number;
  /** Without personal data. */
  readonly cause: string;
  /** The applicant's company or the user's name; null: see the lead or the partner. */
  readonly to: string | null;
}

export interface QueuedAmount {
  readonly amountOre: number;
  /** True where MVA comes on top, unless the sale was made without. */
  readonly asksForVat: boolean;
}

/** One open case for an administrator. */
export interface QueueCase {
  /**
   * The id of its subject: a lead, partner, sale, invoice, bank line, message, review or
   * application.
   */
  readonly id: string;
  readonly since: Date;
  /** Null: not about a lead. */
  readonly lead: Pick<
    Lead,
    'id' | 'customerName' | 'serviceType' | 'location' | 'suspicion'
  > | null;
  /** Partners that the lead was offered to. */
  readonly asked: number;
  /**
   * True where all places are taken or the maximum has been asked; only for leads without partners.
   */
  readonly isUsedUp: boolean;
  /**
   * The partner that has the lead, disputes, is owed money, gets the message or cannot be billed;
   * null: none.
   */
  readonly partner: Partner | null;
  /** Null: not about a message. */
  readonly message: FailingMessage | null;
  /** The disputed sale; null: none. */
  readonly dispute: (QueuedAmount & { readonly reason: DisputeReason }) | null;
  /** The amount to return, paid for an invoice or an uninvoiced sale; null: none. */
  readonly payBack: (QueuedAmount & { readonly of: 'invoice' | 'sale' }) | null;
  /** The bank payment without an invoice; null: none. */
  readonly payment: Pick<BankLine, 'payer' | 'currency' | 'amountOre'> | null;
  /** Null: not about an application. */
  readonly application: { readonly company: string } | null;
}

/** The cases of one kind. */
export interface QueueShare {
  readonly kind: QueueKind;
  readonly count: number;
  /** False: there are more, and they were not counted. */
  readonly isExact: boolean;
  /** Oldest first. */
  readonly cases: readonly QueueCase[];
}

/** Open cases. Throws DomainError `storage-unavailable`. */
export abstract class WorkQueue {
  /**
   * Every kind in the order of {@link QUEUE_KINDS}.
   * @param few how many cases of each are returned
   * @param wide the kind of which `many` are returned
   */
  abstract look(
    now: Date,
    few: number,
    wide?: { readonly kind: QueueKind; readonly many: number },
  ): Promise<QueueShare[]>;
}
