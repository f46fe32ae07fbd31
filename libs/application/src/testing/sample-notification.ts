import { randomUUID } from 'node:crypto';
import type { Lead, NotificationKind } from '@boligstyling/domain';
import type { ClaimedNotification } from '../ports/notification-outbox.js';
import { sampleLead } from './sample-lead.js';

/** A notification of the given kind on its first attempt. */
export function sampleNotification(
  kind: NotificationKind,
  changes: Partial<Lead> = {},
): ClaimedNotification {
  const lead = sampleLead(changes);
  return { id: randomUUID(), leadId: lead.id, kind, attempts: 1, lead };
}
