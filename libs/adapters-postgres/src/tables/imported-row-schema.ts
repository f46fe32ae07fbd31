import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { PartnerSchema } from './partner-schema.js';

/** Keyed hashes. They outlive their rows, so that an erased person is never imported again. */
export const ImportedRowSchema = defineEntity({
  name: 'ImportedRow',
  tableName: 'imported_row',
  properties: {
    digest: p.string().length(64).primary(),
    content: p.string().length(64),
    importedAt: p.datetime(3),
    /** The partner that was here already. */
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('no action').strictNullable(),
  },
});
