import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { PartnerSchema } from '../partners/partner-schema.js';

/**
 * How what partners are told of erasures lies in the table `erasure_notice`: nothing of the owner.
 * When a partner was told is the `sent_at` of the notification that points to it.
 */
export const ErasureNoticeSchema = defineEntity({
  name: 'ErasureNotice',
  tableName: 'erasure_notice',
  properties: {
    id: p.uuid().primary(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('cascade').index(),
    reference: p.string().length(8),
    service: p.string().length(40),
    askedAt: p.datetime(3),
    held: p.boolean(),
    erasedAt: p.datetime(3),
  },
});
