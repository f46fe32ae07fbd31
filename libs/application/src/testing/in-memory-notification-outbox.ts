import type { Notification } from '@boligstyling/domain';
import { type ClaimedNotification, NotificationOutbox } from '../ports/notification-outbox.js';
import { partnerAssignments } from './in-memory-matching-repository.js';
import type { InMemoryStore, StoredNotification } from './in-memory-store.js';

/** The outbox in memory. */
export class InMemoryNotificationOutbox extends NotificationOutbox {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async claimDue(limit: number, leaseSeconds: number): Promise<ClaimedNotification[]> {
    const due = this.store.notifications
      .filter(({ state, dueAt }) => state === 'due' && dueAt <= this.store.now)
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
      .slice(0, limit);
    return due.flatMap((row) => {
      const lead = this.store.leads.get(row.leadId);
      if (!lead) return [];
      row.attempts += 1;
      row.dueAt = this.inSeconds(leaseSeconds);
      row.leasedUntil = row.dueAt;
      const { id, leadId, kind, assignmentId, attempts, requestId } = row;
      const assignments = partnerAssignments(this.store, leadId);
      return [{ id, leadId, kind, assignmentId, attempts, requestId, lead, assignments }];
    });
  }

  override async markSent(notification: Notification): Promise<void> {
    this.finish(notification, { state: 'sent', sentAt: this.store.now, lastFault: null });
  }

  override async postpone(
    notification: Notification,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    this.finish(notification, { dueAt: this.inSeconds(delaySeconds), lastFault: cause });
  }

  override async park(notification: Notification, cause: string): Promise<void> {
    this.finish(notification, { state: 'parked', lastFault: cause });
  }

  private finish({ id, attempts }: Notification, outcome: Partial<StoredNotification>): void {
    const row = this.store.notifications.find((candidate) => candidate.id === id);
    if (row?.state === 'due' && row.attempts === attempts)
      Object.assign(row, { leasedUntil: null }, outcome);
  }

  private inSeconds(seconds: number): Date {
    return new Date(this.store.now.getTime() + seconds * 1000);
  }
}
