import { type PaymentSource, REASON_LIMIT } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { BankLineSchema } from './bank-line-schema.js';
import { idOf } from '../core/id-of.js';
import { InvoiceSchema } from './invoice-schema.js';

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
