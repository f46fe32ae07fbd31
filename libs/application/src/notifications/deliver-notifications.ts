import {
  LEAVES_FIRST,
  operatorText,
  type NotificationKind,
  type NotificationState,
} from '@boligstyling/domain';
import { Deliver, LEASE_SECONDS, type Pace } from './deliver.js';
import type { FaultLog } from '../core/ports.js';
import type { InvoiceDocuments } from '../billing/invoice-repository.js';
import type { Mailer, Message, Messages } from './messages.js';
import type { NotificationOutbox, Outgoing } from './notification-outbox.js';
import type { OperatorSettings } from '../billing/operator-settings.js';
import { DeliveryFault } from '../core/outbox.js';

const AT_ONCE = 10;

/** Longer than all time-outs of a mail server together. */
const ATTEMPT_MS = 45 * 60_000;

const RENEW_MS = (LEASE_SECONDS / 3) * 1000;

/**
 * A slow mail server may keep an attempt for ten minutes after the text, while the lease is
 * renewed. Half of the slots are reserved for {@link LEAVES_FIRST}.
 */
export class DeliverNotifications extends Deliver<Outgoing> {
  private readonly handedOver = new WeakSet<Outgoing>();

  constructor(
    private readonly notifications: NotificationOutbox,
    messages: Messages,
    mailer: Mailer,
    documents: InvoiceDocuments,
    operator: OperatorSettings,
    private readonly log: FaultLog,
    { slots = 60, ...pace }: Partial<Pace> = {},
  ) {
    const send = (notification: Outgoing, signal: AbortSignal): Promise<void> =>
      this.whileRenewed(notification, signal, async () => {
        const words = messages.of(notification, operatorText(await operator.get()));
        const message = await withFiles(words, notification, documents, signal);
        await mailer.send(message, signal, () => this.handOver(notification));
      });
    const ordinarySlots = Math.ceil(slots / 2);
    const atOnce = Math.min(AT_ONCE, ordinarySlots);
    const own = { slots, ordinarySlots, atOnce, attemptMs: ATTEMPT_MS };
    super(notifications, { send }, log, { ...own, ...pace });
  }

  protected override leavesFirst({ kind }: Outgoing): boolean {
    return LEAVES_FIRST.some((each) => each === kind);
  }

  protected override claim(limit: number, onlyFirst: boolean): Promise<Outgoing[]> {
    return this.notifications.claimDue(limit, LEASE_SECONDS, onlyFirst);
  }

  protected override conclude(notification: Outgoing, fault?: DeliveryFault): Promise<void> {
    const isUncertain = fault && !fault.isAnswered && this.handedOver.has(notification);
    return isUncertain
      ? this.notifications.leaveUncertain(notification, fault.cause)
      : super.conclude(notification, fault);
  }

  private async handOver(notification: Outgoing): Promise<void> {
    const begun = performance.now();
    const isOurs = await this.notifications.handOver(notification, LEASE_SECONDS);
    if (!isOurs) throw new DeliveryFault('no longer ours', true, { isTried: false });
    this.handedOver.add(notification);
    // A suspended process may be past the hour after which another worker sends it.
    if (performance.now() - begun > LEASE_SECONDS * 1000) {
      throw new DeliveryFault('deadline passed', true);
    }
  }

  private async whileRenewed(
    notification: Outgoing,
    signal: AbortSignal,
    work: () => Promise<void>,
  ): Promise<void> {
    const renew = () =>
      this.notifications
        .renew(notification, LEASE_SECONDS)
        .catch((error: unknown) => this.log.report('lease not renewed', error, notification));
    const timer = setInterval(() => void renew(), RENEW_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }
}

async function withFiles(
  message: Message,
  notification: Outgoing,
  documents: InvoiceDocuments,
  attempt: AbortSignal,
): Promise<Message> {
  if (!('account' in notification)) return message;
  const { pdf, ehf } = await documents.files(notification.account.invoice, attempt);
  return { ...message, attachments: [pdf, ehf] };
}

export interface NotificationRecord {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly assignmentId: string | null;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly dueAt: Date | null;
  /** Without personal data. */
  readonly lastFault: string | null;
}

export interface NotificationTally {
  readonly sent: number;
  readonly failed: number;
  readonly pending: number;
}

/** Empty: all. */
export interface MissingOf {
  readonly id?: string | undefined;
  readonly leadId?: string | undefined;
}

export abstract class NotificationRecords {
  /** In order of creation. */
  abstract ofLead(leadId: string): Promise<NotificationRecord[]>;

  /**
   * Also parked ones, if unclaimed.
   *
   * @returns ids of up to `limit`, oldest first
   */
  abstract releaseMissing(limit: number, of?: MissingOf): Promise<string[]>;

  /** An `uncertain` e-mail, or news that an owner without e-mail was told. */
  abstract settleUncertain(id: string): Promise<void>;

  abstract tally(ids: readonly string[]): Promise<NotificationTally>;
}

/** More than pile up in a week without a mail server. */
const MOST_AT_ONCE = 50_000;

const LOOK_AGAIN_MS = 100;

export class ResendNotifications {
  /** @param answerAfterMs answers by then, because a person waits */
  constructor(
    private readonly records: NotificationRecords,
    private readonly delivery: DeliverNotifications,
    private readonly answerAfterMs = 10_000,
  ) {}

  /** Also parked ones. Delivery continues after the answer. */
  async execute(of: MissingOf = {}): Promise<NotificationTally> {
    const ids = await this.records.releaseMissing(MOST_AT_ONCE, of);
    if (ids.length === 0) return { sent: 0, failed: 0, pending: 0 };
    void this.delivery.execute().catch(() => undefined);
    let tally = await this.records.tally(ids);
    for (
      let waited = 0;
      tally.pending > 0 && waited < this.answerAfterMs;
      waited += LOOK_AGAIN_MS
    ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      tally = await this.records.tally(ids);
    }
    return tally;
  }
}
