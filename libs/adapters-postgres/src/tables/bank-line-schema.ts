import {
  type BankNames,
  type RegisteredOutcome,
  type BankLineAct,
  REASON_LIMIT,
  type PaymentSource,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { indexWhere, idOf } from '../core/statements.js';
import { InvoiceSchema } from './invoice-schema.js';

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
