import type { DeliverNotifications } from './deliver-notifications.js';
import type { NotificationKind, NotificationState } from '@boligstyling/domain';

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

/** More than a week's outage of the mail server leaves. */
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
