import type { PaymentSource } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from './id-of.js';
import { InvoiceSchema } from './invoice-schema.js';

/** How payments lie in the table `payment`. */
export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  uniques: [{ name: 'payment_reference_unique', properties: ['reference'] }],
  properties: {
    id: p.uuid().primary(),
    invoiceId: () => idOf(InvoiceSchema, 'invoice_id').deleteRule('no action').index(),
    amountOre: p.bigint('number'),
    paidOn: p.date(),
    source: p.string().length(20).$type<PaymentSource>(),
    reference: p.string().length(200).strictNullable(),
    recordedAt: p.datetime(3),
  },
});
