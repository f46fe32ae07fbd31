import type { Dispute, PaymentStatus, Waiver } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf, indexWhere, writtenIndex } from '../core/statements.js';
import { AssignmentSchema } from './assignment-schema.js';
import { InvoiceSchema } from './invoice-schema.js';
import { isToBeCreditedRow, isUnbilledRow } from '../core/reveals.js';
import { PartnerSchema } from './partner-schema.js';

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
