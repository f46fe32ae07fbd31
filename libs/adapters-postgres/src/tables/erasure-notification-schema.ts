import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { PartnerSchema } from './partner-schema.js';

/** Without the owner's data. */
export const ErasureNotificationSchema = defineEntity({
  name: 'ErasureNotification',
  tableName: 'erasure_notification',
  properties: {
    id: p.uuid().primary(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('cascade').index(),
    reference: p.string().length(8),
    service: p.string().length(40),
    askedAt: p.datetime(3),
    hadContact: p.boolean(),
    erasedAt: p.datetime(3),
  },
});
