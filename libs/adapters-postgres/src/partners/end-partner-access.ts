import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { deleteLinks } from '../core/one-time-links.js';
import { PartnerSessionSchema } from './partner-session-schema.js';

/**
 * Ends a partner's sessions and unused links. Links are deleted first: that waits for a login in
 * progress, whose session then ends too.
 */
export async function endPartnerAccess(em: EntityManager, partnerId: string): Promise<void> {
  await deleteLinks(em, partnerId);
  await em.nativeUpdate(
    PartnerSessionSchema,
    { partnerId, endedAt: null },
    { endedAt: raw('now()') },
  );
}
