import {
  APPLICATION_NOTIFICATIONS,
  PARTNER_NOTIFICATIONS,
  type BankLine,
  DomainError,
  type DisputeReason,
  INVOICE_NOTIFICATIONS,
  type Lead,
  NOTIFICATION_KINDS,
  type NotificationState,
  type Partner,
  type QueueKind,
  type QueueView,
  snoozeEnd,
  type WebhookEvent,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';

/** Nobody goes through more cases one by one. */
export const COUNTED_CASES = 1_000;

export const EMAIL_KINDS = [
  ...NOTIFICATION_KINDS,
  ...INVOICE_NOTIFICATIONS,
  ...APPLICATION_NOTIFICATIONS,
  ...PARTNER_NOTIFICATIONS,
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
  /** Company or user; null: see lead or partner. */
  readonly to: string | null;
}

export interface QueuedAmount {
  readonly amountOre: number;
  /** MVA comes on top, unless the sale was made without. */
  readonly asksForVat: boolean;
}

export interface QueueCase {
  /** Of a lead, partner, sale, invoice, bank line, message, review or application. */
  readonly id: string;
  readonly since: Date;
  /** Null: not about a lead. */
  readonly lead: Pick<
    Lead,
    'id' | 'customerName' | 'customerPhone' | 'serviceType' | 'location' | 'suspicion'
  > | null;
  readonly asked: number;
  /** Nobody more is asked; only for leads without partners. */
  readonly isUsedUp: boolean;
  /** Accepted, disputing, paid back, written to, without terms or not billable. */
  readonly partner: Partner | null;
  readonly message: FailingMessage | null;
  readonly dispute: (QueuedAmount & { readonly reason: DisputeReason }) | null;
  readonly payBack: (QueuedAmount & { readonly of: 'invoice' | 'sale' }) | null;
  readonly payment: Pick<BankLine, 'payer' | 'currency' | 'amountOre'> | null;
  readonly application: { readonly company: string } | null;
  readonly assignee: { readonly id: string; readonly name: string } | null;
  /** `yyyy-MM-dd` in Norway; null: in the queue. */
  readonly snoozedUntil: string | null;
}

export interface QueueShare {
  readonly kind: QueueKind;
  readonly count: number;
  /** False: there are more, uncounted. */
  readonly isExact: boolean;
  /** Oldest first. */
  readonly cases: readonly QueueCase[];
}

/** A user's own for `mine`. */
export interface QueueScope {
  readonly view: QueueView;
  readonly userId: string | null;
}

export interface CaseName {
  readonly kind: QueueKind;
  readonly id: string;
}

export abstract class WorkQueue {
  /**
   * In the order of {@link QUEUE_KINDS}.
   *
   * @param few cases of each kind
   * @param wide the kind of which `many` are returned
   */
  abstract look(
    now: Date,
    few: number,
    wide?: { readonly kind: QueueKind; readonly many: number },
    scope?: QueueScope,
  ): Promise<QueueShare[]>;

  /**
   * Nobody has it, or `from` has.
   *
   * @returns the name of another user who has it; null: assigned
   */
  abstract take(of: CaseName, userId: string, from: string | null): Promise<string | null>;

  /** Does nothing to a case of another user. */
  abstract release(of: CaseName, userId: string): Promise<void>;

  /** @param until `yyyy-MM-dd`; null ends the snooze */
  abstract snooze(of: CaseName, until: string | null): Promise<void>;

  abstract deleteSettled(now: Date): Promise<void>;
}

export const FEW_CASES = 5;

export const MANY_CASES = 100;

export class ViewQueue {
  constructor(
    private readonly queue: Pick<WorkQueue, 'look'>,
    private readonly clock: Clock,
  ) {}

  execute(kind?: QueueKind, scope?: QueueScope): Promise<QueueShare[]> {
    const wide = kind && { kind, many: MANY_CASES };
    return this.queue.look(this.clock.now(), FEW_CASES, wide, scope);
  }
}

export interface CaseMark {
  readonly taken?: boolean;
  readonly takenFrom?: string;
  readonly snoozedUntil?: string | null;
}

export class MarkCase {
  constructor(
    private readonly queue: Pick<WorkQueue, 'take' | 'release' | 'snooze'>,
    private readonly clock: Clock,
  ) {}

  /** @throws `case-taken`, `invalid-snooze`; `not-permitted` for the shared login */
  async execute(of: CaseName, userId: string | null, mark: CaseMark): Promise<void> {
    const { taken, takenFrom = null, snoozedUntil } = mark;
    const until = snoozedUntil && snoozeEnd(snoozedUntil, this.clock.now());
    if (taken !== undefined) {
      if (!userId) {
        throw new DomainError('not-permitted', 'Logg inn som deg selv for å ta en sak.');
      }
      await (taken ? this.take(of, userId, takenFrom) : this.queue.release(of, userId));
    }
    if (until !== undefined) await this.queue.snooze(of, until);
  }

  private async take(of: CaseName, userId: string, from: string | null): Promise<void> {
    const assignee = await this.queue.take(of, userId, from);
    if (assignee !== null) throw new DomainError('case-taken', `${assignee} har tatt saken.`);
  }
}
