import type { Invoice, InvoiceKind, ListedInvoice } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { PartnerSchema } from './partner-schema.js';

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
