import { randomUUID } from 'node:crypto';
import { type Lead, type NotificationKind, offer } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import type { ClaimedNotification } from '../ports/notification-outbox.js';
import { sampleLead } from './sample-lead.js';

/** A notification of the given kind on its first attempt, of a lead that one partner has got. */
export function sampleNotification(
  kind: NotificationKind,
  changes: Partial<Lead> = {},
): ClaimedNotification {
  const lead = sampleLead(changes);
  const partner = samplePartner();
  const assignment = offer(
    { id: randomUUID(), leadId: lead.id, partnerId: partner.id },
    lead.receivedAt,
  );
  const toPartner = kind === 'partner-assignment' || kind === 'assignment-withdrawn';
  return {
    id: randomUUID(),
    leadId: lead.id,
    kind,
    assignmentId: toPartner ? assignment.id : null,
    attempts: 1,
    requestId: null,
    lead,
    assignments: [{ assignment, partner }],
  };
}
