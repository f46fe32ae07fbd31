import { hasIt, isAnswered, isSettled, REMINDER_KINDS } from '@boligstyling/domain';
import { ASKS_PARTNERS } from '../ports/notification-outbox.js';
import { partnerAssignments } from './in-memory-matching-repository.js';
import type { InMemoryStore, StoredMail } from './in-memory-store.js';

/** Whether nobody has a use for it any more. */
export function isMoot(store: InMemoryStore, row: StoredMail): boolean {
  if (!('kind' in row)) return false;
  if ('invoiceId' in row) {
    const invoice = store.invoices.get(row.invoiceId);
    return (
      REMINDER_KINDS.includes(row.kind) &&
      invoice !== undefined &&
      isSettled(store.accountOf(invoice))
    );
  }
  const isGood = (it?: { expiresAt: Date; isUsed?: boolean }) =>
    it !== undefined && !it.isUsed && it.expiresAt > store.now;
  if (row.kind === 'owner-confirm') return !isGood(store.confirmations.get(row.id));
  if (row.kind === 'sign-in-link') return !isGood(store.links.get(row.id));
  if (!('assignmentId' in row)) return false;
  if (row.kind === 'owner-email-changing') {
    const pending = [...store.confirmations.values()].filter(
      (each) => each.leadId === row.leadId && each.newEmail && (each.isGiven || isGood(each)),
    );
    const isStill = store.leads.get(row.leadId)?.customerEmail === row.toEmail;
    return isStill && pending.length === 0;
  }
  const asked = partnerAssignments(store, row.leadId).map(({ assignment }) => assignment);
  if (row.kind === 'owner-nobody-yet') return asked.some(hasIt);
  if (!ASKS_PARTNERS.includes(row.kind)) return false;
  return asked.some((each) => each.id === row.assignmentId && isAnswered(each));
}
