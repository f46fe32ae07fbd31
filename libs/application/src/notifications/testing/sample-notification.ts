import { randomUUID } from 'node:crypto';
import {
  answered,
  arrivalConsents,
  OFFER_NOTIFICATIONS,
  type Dispute,
  type Lead,
  NOTIFICATION_RECIPIENTS,
  type NotificationKind,
  offer,
  type Sale,
  workingHoursAfter,
} from '@boligstyling/domain';
import { samplePartner, sampleQuote, sampleSale } from '@boligstyling/domain/testing';
import type { ClaimedNotification } from '../notification-outbox.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

const SAMPLE_DISPUTE: Dispute = {
  ...{ reason: 'wrong-number', text: 'Nummeret går til en kiosk.' },
  at: new Date('2026-11-24T13:00:00.000Z'),
  ...{ decision: 'credited', answer: 'Vi har ringt selv, og du har rett.' },
  decidedAt: new Date('2026-11-25T13:00:00.000Z'),
};

const SAMPLE_SALES: Partial<Record<NotificationKind, Sale>> = {
  'dispute-decided': sampleSale({ dispute: SAMPLE_DISPUTE }),
  'dispute-notification': sampleSale({
    dispute: { ...SAMPLE_DISPUTE, decision: null, answer: null, decidedAt: null },
  }),
  'leads-merged': sampleSale({ paymentStatus: 'credited' }),
  'sale-due-again': sampleSale(),
};

const OF_A_PARTNER: readonly NotificationKind[] = [
  'dispute-notification',
  'owner-matched',
  'owner-partner-left',
  'owner-choice',
  'owner-choice-overruled',
];

/** A notification on its first attempt, of a lead with one partner. */
export function sampleNotification(
  kind: NotificationKind,
  changes: Partial<Lead> = {},
): ClaimedNotification {
  const lead = sampleLead(changes);
  const partner = samplePartner();
  const asked = offer({
    id: randomUUID(),
    leadId: lead.id,
    partnerId: partner.id,
    partnerGroup: 'stylist',
    priceOre: partner.prices.baseOre,
    offeredAt: lead.receivedAt,
    deadline: workingHoursAfter(lead.receivedAt, 12),
    remindAt: workingHoursAfter(lead.receivedAt, 6),
  });
  const assignment = OFFER_NOTIFICATIONS.includes(kind)
    ? asked
    : answered(asked, 'accepted', lead.receivedAt);
  const isOfAPartner = NOTIFICATION_RECIPIENTS[kind] === 'partner' || OF_A_PARTNER.includes(kind);
  return {
    id: randomUUID(),
    leadId: lead.id,
    kind,
    assignmentId: isOfAPartner ? assignment.id : null,
    toEmail: null,
    attempts: 1,
    createdAt: lead.receivedAt,
    requestId: null,
    lead,
    isMailboxProven: true,
    consents: arrivalConsents('form', lead.receivedAt),
    assignments: [{ assignment, partner }],
    mergedReveals: [],
    confirmation:
      kind === 'owner-confirm'
        ? { purpose: 'erase', expiresAt: new Date('2026-11-20T12:30:00.000Z'), newEmail: null }
        : null,
    quotes: [
      sampleQuote({
        versions: sampleQuote().versions.map((each) => ({ ...each, service: lead.serviceType })),
        ...{ leadId: lead.id, assignmentId: assignment.id, partnerId: partner.id },
        reason: kind.endsWith('overruled') ? 'Eieren ringte og har ombestemt seg.' : null,
      }),
    ],
    corrected: kind === 'partner-correction' ? ['customerPhone', 'message'] : [],
    ownSale: SAMPLE_SALES[kind] ?? null,
    asksForVat: true,
  };
}
