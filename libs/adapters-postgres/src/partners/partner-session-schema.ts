import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { PartnerSchema } from '../tables/partner-schema.js';
import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { deleteLinks } from '../users/one-time-links.js';

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

/** Links first: that waits for a login in progress, whose session then ends too. */
export async function endPartnerAccess(em: EntityManager, partnerId: string): Promise<void> {
  await deleteLinks(em, partnerId);
  await em.nativeUpdate(
    PartnerSessionSchema,
    { partnerId, endedAt: null },
    { endedAt: raw('now()') },
  );
}
