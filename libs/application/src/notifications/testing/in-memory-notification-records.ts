import {
  MAX_COPIES,
  NO_ADDRESS_FAULT,
  hasLeft,
  isBeingTried,
  isToSend,
  isParked,
  isUncertain,
} from '@boligstyling/domain';
import {
  type MissingOf,
  type NotificationRecord,
  NotificationRecords,
  type NotificationTally,
} from '../deliver-notifications.js';
import type { StoredOutgoing } from '../../core/testing/in-memory-rows.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryNotificationRecords extends NotificationRecords {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async ofLead(leadId: string): Promise<NotificationRecord[]> {
    return this.store.notifications
      .filter((row) => row.leadId === leadId)
      .map(({ id, kind, assignmentId, state, attempts, createdAt, sentAt, dueAt, lastFault }) => ({
        id,
        kind,
        assignmentId,
        state,
        attempts,
        createdAt,
        sentAt,
        dueAt: state === 'due' ? dueAt : null,
        lastFault,
      }));
  }

  override async releaseMissing(limit: number, { id, leadId }: MissingOf = {}): Promise<string[]> {
    const missing = this.store
      .outgoing()
      .filter((row) => id === undefined || row.id === id)
      .filter((row) => !leadId || ('leadId' in row && row.leadId === leadId))
      .filter((row) => this.store.isNotUnderWay(row) && !this.waits(row))
      .slice(0, limit);
    for (const row of missing) Object.assign(row, { state: 'due', dueAt: this.store.now });
    return missing.map(({ id }) => id);
  }

  private waits({ state, attempts, createdAt, dueAt }: StoredOutgoing): boolean {
    const isDelayed = dueAt > this.store.now && dueAt > createdAt;
    return isToSend({ state }) && attempts === 0 && isDelayed;
  }

  override async settleUncertain(id: string): Promise<void> {
    const row = this.store.outgoing().find((each) => each.id === id);
    const isToTell = row && isParked(row) && row.lastFault === NO_ADDRESS_FAULT;
    const isLeftUncertain = row && isUncertain(row) && row.copies >= MAX_COPIES;
    if (!row || !(isToTell || isLeftUncertain)) return;
    if (row.leasedUntil && row.leasedUntil > this.store.now) return;
    Object.assign(row, { state: 'sent', sentAt: this.store.now, lastFault: null });
  }

  override async tally(ids: readonly string[]): Promise<NotificationTally> {
    const rows = this.store.outgoing().filter(({ id }) => ids.includes(id));
    const sent = rows.filter(hasLeft).length;
    const pending = rows.filter(
      (row) =>
        (isToSend(row) && row.dueAt <= this.store.now) ||
        (row.leasedUntil !== null && row.leasedUntil > this.store.now && isBeingTried(row)),
    ).length;
    return { sent, pending, failed: rows.length - sent - pending };
  }
}
