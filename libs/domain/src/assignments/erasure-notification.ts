import type { Assignment } from './assignment.js';
import { wantedOf, type Wishes } from '../leads/lead-offer.js';

/** A partner's notice of an erasure (GDPR, article 19): the lead to delete, without its owner. */
export interface ErasureNotification {
  readonly partnerId: string;
  /** The {@link referenceOf} of the latest assignment. */
  readonly reference: string;
  readonly service: string;
  readonly askedAt: Date;
  readonly hadContact: boolean;
}

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
      hadContact: ofPartner.some(({ revealedAt }) => revealedAt !== null),
    };
  });
}
