import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { forgetLinks } from '../core/one-time-links.js';
import { PartnerSessionSchema } from './partner-session-schema.js';

/**
 * Ends a partner's sessions and waiting links. Links first: a link in use is waited for, and its
 * session ended too.
 */
export async function endPartnerAccess(em: EntityManager, partnerId: string): Promise<void> {
  await forgetLinks(em, partnerId);
  await em.nativeUpdate(
    PartnerSessionSchema,
    { partnerId, endedAt: null },
    { endedAt: raw('now()') },
  );
}
