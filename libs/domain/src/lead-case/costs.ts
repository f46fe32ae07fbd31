import type { Assignment } from '../assignment.js';
import type { Objection, Ruling } from '../dispute.js';
import { disputed, ruledOn } from '../disputed-sale.js';
import { DomainError } from '../domain-error.js';
import { letOff } from '../settled-sale.js';
import type { OpenCase } from './open-case.js';

/** Nobody pays for what came to nothing, nor has paid for it by an invoice. */
export function costsNothing({ ledger, now }: OpenCase, { id }: Assignment): void {
  const sale = ledger.saleOf(id);
  if (sale) ledger.keepSale(letOff(sale, now));
}

/** The partner finds that it does not owe what its yes costs. */
export function dispute(open: OpenCase, assignmentId: string, objection: Objection): void {
  const { ledger, now, questions } = open;
  const assignment = questions.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('assignment-closed', 'Oppdraget koster ingenting.');
  const after = disputed(sale, assignment, objection, now);
  if (after === sale) return;
  ledger.keepSale(after);
  const { reason } = objection;
  ledger.record('disputed', { ...ledger.named(sale.partnerId), reason });
}

/** The administrator decides what the partner owes, and the partner is told. */
export function ruleOnDispute(open: OpenCase, assignmentId: string, ruling: Ruling): void {
  const { ledger, now, questions } = open;
  const assignment = questions.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('dispute-not-open');
  ledger.keepSale(ruledOn(sale, ruling, now));
  const { decision } = ruling;
  ledger.record('dispute-decided', { ...ledger.named(sale.partnerId), decision });
  ledger.notify('dispute-decided', assignment.id);
}
