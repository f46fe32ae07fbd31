import { BrowserLinks, type PresentedLink, type KeptLink } from '@boligstyling/application';
import { SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OneTimeLinkSchema, UserSchema } from '../tables/user-schema.js';
import { fromDatabase } from '../core/statements.js';
import { GOOD_STILL, sendAnotherLink, takeLink } from './one-time-links.js';

/** Arbitrary, unique among advisory locks. */
const LINK_LOCK = 7_204_122;

/** Requests are serialised, so that at most one link waits. */
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

  override take(presented: PresentedLink): Promise<boolean> {
    return this.togetherThroughOrm(
      async (em) => (await takeLink(em, presented, 'browser')) !== undefined,
    );
  }
}

async function activeUser(em: EntityManager, email: string): Promise<string | undefined> {
  const theirs = { email: email.toLowerCase(), state: 'active' as const };
  return (await em.findOne(UserSchema, theirs))?.id;
}
