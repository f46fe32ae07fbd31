import { randomUUID } from 'node:crypto';
import {
  issuedDocuments,
  type Invoice,
  type OperatorDetails,
  type Partner,
  offerTo,
  acceptAssignment,
  withdrawByHand,
} from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import type { BankLineRegister } from '../import-bank-file.js';
import type { InvoiceRepository } from '../invoice-repository.js';
import type { PaymentLedger } from '../payment-ledger.js';
import { happen } from '../../core/testing/happen.js';
import { matchingSteps, type MatchingUnderTest } from '../../lead-case/testing/matching-steps.js';

export interface InvoicesUnderTest extends MatchingUnderTest {
  invoices: InvoiceRepository;
  ledger: PaymentLedger;
  lines: BankLineRegister;
}

/** Times at which sales are made, and are old enough to bill. */
export const SOLD_AT = new Date('2026-11-03T12:00:00.000Z');
export const BILLED_AT = new Date('2026-12-01T06:00:00.000Z');
export const YEAR = 2026;

export function invoiceSteps(setUp: () => Promise<InvoicesUnderTest>) {
  const under = {} as InvoicesUnderTest;
  const { receive, join } = matchingSteps(async () => Object.assign(under, await setUp()));

  /** The partner accepts an assignment. @returns the lead's id */
  const sell = async (partner: Partner, at = SOLD_AT): Promise<string> => {
    const leadId = await receive({ receivedAt: at });
    await happen(under.matching, leadId, (it) => offerTo(it, partner.id), at);
    const [given] = await under.matching.assignmentsOf(leadId);
    await happen(
      under.matching,
      leadId,
      (it) => acceptAssignment(it, given?.assignment.id ?? ''),
      at,
    );
    return leadId;
  };
  /** Undoes an assignment, which credits its sale. */
  const takeBack = async (leadId: string): Promise<void> => {
    const [given] = await under.matching.assignmentsOf(leadId);
    const id = given?.assignment.id ?? '';
    await happen(under.matching, leadId, (it) => withdrawByHand(it, id), BILLED_AT);
  };
  const bill = (
    partner: Partner,
    operator: OperatorDetails = sampleOperator(),
    at = BILLED_AT,
  ): Promise<Invoice[]> =>
    under.invoices.issue(partner.id, YEAR, (state, nextNumber) =>
      issuedDocuments(state, { operator, at, asOf: at, newId: randomUUID, nextNumber }),
    );
  const statuses = async (partner: Partner) => {
    const sales = await under.sales.list({ partnerId: partner.id }, 99);
    return sales.map(({ sale }) => sale.paymentStatus).toSorted();
  };
  return { under, receive, join, sell, takeBack, bill, statuses };
}
