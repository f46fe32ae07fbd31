import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { PartnerSchema } from '../partners/partner-schema.js';

/**
 * Erasures reported to partners, without the owner's data. The notification that references it has
 * the time of sending.
 */
export const ErasureNotificationSchema = defineEntity({
  name: 'ErasureNotification',
  tableName: 'erasure_notification',
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
