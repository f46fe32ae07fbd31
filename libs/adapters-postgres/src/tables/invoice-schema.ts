import {
  type Invoice,
  type InvoiceKind,
  type ListedInvoice,
  type BankNames,
  type RegisteredOutcome,
  type BankLineAct,
  REASON_LIMIT,
  type PaymentSource,
  type Dispute,
  type PaymentStatus,
  type Waiver,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf, indexWhere, writtenIndex } from '../core/statements.js';
import { PartnerSchema } from './partner-schema.js';
import { AssignmentSchema } from './assignment-schema.js';
import { isToBeCreditedRow, isUnbilledRow } from '../core/reveals.js';

/**
 * Whole in `content`, the list's part in `listed`, search columns beside. A trigger refuses every
 * change, and deletion for five years after the year's end.
 */
export const InvoiceSchema = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  indexes: [{ name: 'invoice_partner_id_number_index', properties: ['partnerId', 'number'] }],
  uniques: [
    { name: 'invoice_number_unique', properties: ['number'] },
    { name: 'invoice_kid_index', properties: ['kid'] },
  ],
  properties: {
    id: p.uuid().primary(),
    kind: p.string().length(20).$type<InvoiceKind>(),
    number: p.string().length(16),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('no action'),
    issuedOn: p.date(),
    dueOn: p.date().strictNullable(),
    kid: p.string().length(25).strictNullable(),
    totalOre: p.bigint(),
    creditsId: () =>
      idOf(InvoiceSchema, 'credits_id').deleteRule('no action').strictNullable().index(),
    content: p.json<Invoice>(),
    listed: p
      .json<ListedInvoice>()
      .generated(
        `jsonb_set(content - 'seller', '{lines}', jsonb_array_length(content -> 'lines')::text::jsonb) stored`,
      )
      .lazy(),
  },
});

export const BankLineSchema = defineEntity({
  name: 'BankLine',
  tableName: 'bank_line',
  indexes: [
    { name: 'bank_line_account_day_index', properties: ['account', 'bookedOn'] },
    indexWhere('bank_line_waiting_index', ['waitingSince', 'id'], 'waiting_since is not null'),
  ],
  properties: {
    id: p.uuid().primary(),
    account: p.string().length(34),
    bookedOn: p.date(),
    amountOre: p.bigint('number'),
    currency: p.string().length(3),
    kid: p.text(),
    payer: p.string().length(140),
    text: p.string().length(140),
    notice: p.string().length(80),
    message: p.string().length(80),
    entryNumber: p.string().length(80),
    names: p.json<BankNames>(),
    isCopy: p.boolean(),
    doubt: p.string().length(200).strictNullable(),
    outcome: p.string().length(20).$type<RegisteredOutcome>(),
    recordedAt: p.datetime(3),
    waitingSince: p.datetime(3).strictNullable(),
  },
});

export const BankLineDecisionSchema = defineEntity({
  name: 'BankLineDecision',
  tableName: 'bank_line_decision',
  properties: {
    id: p.uuid().primary(),
    bankLineId: () => idOf(BankLineSchema, 'bank_line_id').deleteRule('no action').index(),
    act: p.string().length(20).$type<BankLineAct>(),
    reason: p.string().length(REASON_LIMIT),
    at: p.datetime(3),
    settledOre: p.bigint('number').strictNullable(),
  },
});

export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  uniques: [{ name: 'payment_undoes_unique', properties: ['undoes'] }],
  properties: {
    id: p.uuid().primary(),
    invoiceId: () => idOf(InvoiceSchema, 'invoice_id').deleteRule('no action').index(),
    amountOre: p.bigint('number'),
    paidOn: p.date(),
    source: p.string().length(20).$type<PaymentSource>(),
    bankLineId: () =>
      idOf(BankLineSchema, 'bank_line_id').strictNullable().deleteRule('no action').index(),
    undoes: () => idOf(PaymentSchema, 'undoes').deleteRule('no action').strictNullable(),
    reason: p.string().length(REASON_LIMIT).strictNullable(),
    recordedAt: p.datetime(3),
  },
});

/** Sales outlive their lead. */
export const SaleSchema = defineEntity({
  name: 'Sale',
  tableName: 'sale',
  indexes: [
    { name: 'sale_created_at_id_index', properties: ['createdAt', 'id'] },
    writtenIndex(
      'sale_partner_id_created_at_index',
      'on sale (partner_id, created_at, id) include (payment_status, amount_ore)',
    ),
    indexWhere('sale_to_bill_index', ['partnerId', 'createdAt'], isUnbilledRow()),
    indexWhere('sale_to_credit_index', ['partnerId'], isToBeCreditedRow()),
    indexWhere('sale_disputed_index', ['createdAt', 'id'], 'dispute is not null'),
    indexWhere('sale_to_pay_back_index', ['toPayBackSince'], 'to_pay_back_since is not null'),
    writtenIndex(
      'sale_payment_status_created_at_index',
      'on sale (payment_status, created_at, id) include (amount_ore)',
    ),
  ],
  properties: {
    id: p.uuid().primary(),
    assignmentId: () =>
      idOf(AssignmentSchema, 'assignment_id').deleteRule('set null').strictNullable().index(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('no action'),
    amountOre: p.integer(),
    vatRate: p.integer().strictNullable(),
    paymentStatus: p.string().length(20).$type<PaymentStatus>(),
    createdAt: p.datetime(3),
    settledAt: p.datetime(3).strictNullable(),
    service: p.string().length(40).strictNullable(),
    municipality: p.string().length(4).strictNullable(),
    reference: p.string().length(8).strictNullable(),
    invoiceId: () =>
      idOf(InvoiceSchema, 'invoice_id').deleteRule('no action').strictNullable().index(),
    creditNoteId: () =>
      idOf(InvoiceSchema, 'credit_note_id').deleteRule('no action').strictNullable().index(),
    dispute: p.json<Dispute>().strictNullable(),
    toPayBackSince: p.datetime(3).strictNullable(),
    dueAgainAt: p.datetime(3).strictNullable(),
    importedAt: p.datetime(3).strictNullable(),
    waivers: p.json<readonly Waiver[]>().defaultRaw(`'[]'::jsonb`),
  },
});
