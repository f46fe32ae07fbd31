import { BrowserLinks, type HeldLink, type KeptLink } from '@boligstyling/application';
import { SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OneTimeLinkSchema } from './credential-schemas.js';
import { fromDatabase } from '../core/from-database.js';
import { GOOD_STILL, sendAnotherLink, takeLink } from '../core/one-time-links.js';
import { UserSchema } from './user-schema.js';

/** Arbitrary, unique among advisory locks. */
const LINK_LOCK = 7_204_122;

/**
 * Links that authorise browsers, in PostgreSQL. Requests are serialised, so that at most one link
 * waits.
 */
export class PostgresBrowserLinks extends fromDatabase(BrowserLinks) {
  override send(email: string | null, make: (subjectId: string) => KeptLink): Promise<boolean> {
    return this.togetherThroughOrm(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [LINK_LOCK]);
      const subjectId = email === null ? SHARED_PASSWORD_SUBJECT : await activeUser(em, email);
      if (!subjectId) return false;
      const waiting = { subjectId, purpose: 'known-browser' as const, ...GOOD_STILL };
      if ((await em.count(OneTimeLinkSchema, waiting)) > 0) return false;
      const { link, digest } = make(subjectId);
      await sendAnotherLink(em, link, digest);
      return true;
    });
  }

  override take(held: HeldLink): Promise<boolean> {
    return this.togetherThroughOrm(
      async (em) => (await takeLink(em, held, 'browser')) !== undefined,
    );
  }
}

async function activeUser(em: EntityManager, email: string): Promise<string | undefined> {
  const theirs = { email: email.toLowerCase(), state: 'active' as const };
  return (await em.findOne(UserSchema, theirs))?.id;
}
