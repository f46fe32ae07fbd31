import type { Assignment } from './assignment.js';
import { wantedOf, type Wishes } from '../leads/lead-offer.js';

/**
 * What a partner is told after an erasure (GDPR, article 19): which lead to delete, without its
 * owner. Stored with the time of notification.
 */
export interface ErasureNotification {
  readonly partnerId: string;
  /** The {@link referenceOf} of the latest assignment. */
  readonly reference: string;
  readonly service: string;
  readonly askedAt: Date;
  /** True if the partner ever had the contact details. */
  readonly held: boolean;
}

/** Months of retention of erasure notices, as for other rows of the log. */
export const ERASURE_NOTIFICATION_MONTHS = 24;

export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}

export function erasureNotifications(
  assignments: readonly Assignment[],
  wishes: Wishes,
): ErasureNotification[] {
  const byPartner = Map.groupBy(assignments, ({ partnerId }) => partnerId);
  return [...byPartner].map(([partnerId, ofPartner]) => {
    const last = ofPartner.reduce((a, b) => (b.offeredAt > a.offeredAt ? b : a));
    return {
      partnerId,
      reference: referenceOf(last.id),
      service: wantedOf(last.partnerGroup, wishes),
      askedAt: last.offeredAt,
      held: ofPartner.some(({ revealedAt }) => revealedAt !== null),
    };
  });
}
