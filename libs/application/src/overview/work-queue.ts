import {
  APPLICATION_NOTICES,
  type BankLine,
  type DisputeReason,
  INVOICE_NOTICES,
  type Lead,
  NOTIFICATION_KINDS,
  type NotificationState,
  type Partner,
  type QueueKind,
  type WebhookEvent,
} from '@boligstyling/domain';

/** As far as the cases of a kind are counted: nobody goes through more of them one by one. */
export const COUNTED_CASES = 1_000;

/** What an outgoing e-mail can tell. */
export const EMAIL_KINDS = [
  ...NOTIFICATION_KINDS,
  ...INVOICE_NOTICES,
  ...APPLICATION_NOTICES,
  'partner-erasure',
  'sale-ruling',
  'sign-in-link',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** A message that does not get through. */
export interface FailingMessage {
  readonly channel: 'email' | 'webhook';
  readonly what: EmailKind | WebhookEvent;
  readonly state: NotificationState;
  readonly attempts: number;
  /** Why the last attempt failed, without personal data. */
  readonly cause: string;
  /** Who has applied, by company, or works here, by name; null: the lead or the partner tells. */
  readonly to: string | null;
}

/** Money that a case is about. */
export interface QueuedAmount {
  readonly amountOre: number;
  /** Whether MVA comes on top of it: on what a sale costs, unless it was made without. */
  readonly asksForVat: boolean;
}

/** One thing that waits for a person. */
export interface QueueCase {
  /** Of the lead, the partner, the sale, the invoice, the bank line, the message, the review or the application it is about. */
  readonly id: string;
  readonly since: Date;
  /** Null: it is not about a lead. */
  readonly lead: Pick<
    Lead,
    'id' | 'customerName' | 'serviceType' | 'location' | 'suspicion'
  > | null;
  /** How many partners the lead was asked of. */
  readonly asked: number;
  /**
   * Whether nobody can be asked about it any more, as all places are taken or as many have been asked as
   * ever are: of what partners are looked for alone.
   */
  readonly isUsedUp: boolean;
  /** Who has the lead, disputes, is to have money back, gets the message or cannot be billed; null: nobody. */
  readonly partner: Partner | null;
  /** Null: it is not about a message. */
  readonly message: FailingMessage | null;
  /** What is disputed; null: nothing. */
  readonly dispute: (QueuedAmount & { readonly reason: DisputeReason }) | null;
  /** What is to go back, and what it was paid for: an invoice, or a sale that is on none; null: nothing. */
  readonly payBack: (QueuedAmount & { readonly of: 'invoice' | 'sale' }) | null;
  /** The bank's payment that is on no invoice; null: none. */
  readonly payment: Pick<BankLine, 'payer' | 'currency' | 'amountOre'> | null;
  /** Who has applied; null: nobody. */
  readonly application: { readonly company: string } | null;
}

/** The cases of one kind. */
export interface QueueShare {
  readonly kind: QueueKind;
  readonly count: number;
  /** False: there are more, and they were not counted. */
  readonly isExact: boolean;
  /** The first of them, the oldest first. */
  readonly cases: readonly QueueCase[];
}

/** What waits for a person. Throws DomainError `storage-unavailable`. */
export abstract class WorkQueue {
  /**
   * Every kind in the order of {@link QUEUE_KINDS}.
   *
   * @param few how many cases of each are shown
   * @param wide the kind of which `many` are shown
   */
  abstract look(
    now: Date,
    few: number,
    wide?: { readonly kind: QueueKind; readonly many: number },
  ): Promise<QueueShare[]>;
}
