import type { Assignment } from './assignment.js';
import { wantedOf, type Wishes } from '../leads/lead-question.js';

/**
 * What is left of an erased lead for a partner to be told by (GDPR, article 19): which request to
 * delete, and nothing of whose it was. Kept with the time when the partner was told.
 */
export interface ErasureNotice {
  readonly partnerId: string;
  /** As the partner knows the request: {@link referenceOf} what it was asked last. */
  readonly reference: string;
  /** What the partner was asked for. */
  readonly service: string;
  readonly askedAt: Date;
  /** Whether the partner has known who the owner is, and not only what was asked. */
  readonly held: boolean;
}

/** How many months it is kept who was told of an erasure, as long as other rows of the log. */
export const ERASURE_NOTICE_MONTHS = 24;

/** The short name of an assignment or a lead, made from its id. It says nothing of the owner. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** Whom an erasure is told to: everyone who was asked, once each. */
export function erasureNotices(
  assignments: readonly Assignment[],
  wishes: Wishes,
): ErasureNotice[] {
  const byPartner = Map.groupBy(assignments, ({ partnerId }) => partnerId);
  return [...byPartner].map(([partnerId, ofPartner]) => {
    const last = ofPartner.reduce((a, b) => (b.offeredAt > a.offeredAt ? b : a));
    return {
      partnerId,
      reference: referenceOf(last.id),
      service: wantedOf(last.recipient, wishes),
      askedAt: last.offeredAt,
      held: ofPartner.some(({ revealedAt }) => revealedAt !== null),
    };
  });
}
