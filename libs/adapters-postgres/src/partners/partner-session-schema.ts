import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { PartnerSchema } from './partner-schema.js';

export const PartnerSessionSchema = defineEntity({
  name: 'PartnerSession',
  tableName: 'partner_session',
  properties: {
    id: p.uuid().primary(),
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').updateRule('no action').deleteRule('cascade').index(),
    tokenDigest: p.string().length(64),
    browser: p.string().length(60),
    network: p.string().length(45),
    openedAt: p.datetime(3),
    lastUsedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).strictNullable(),
  },
});
