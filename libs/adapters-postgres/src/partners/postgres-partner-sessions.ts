import {
  type PresentedLink,
  type KeptLink,
  type ListedSession,
  type NewPartnerSession,
  type ActivePartnerSession,
  PartnerSessions,
} from '@boligstyling/application';
import {
  ENDED_SESSION_DAYS,
  PARTNER_SESSION_DAYS,
  waitingPartnerLinks,
} from '@boligstyling/domain';
import { raw } from '@mikro-orm/postgresql';
import { OneTimeLinkSchema } from '../tables/user-schema.js';
import { endPartnerAccess, PartnerSessionSchema } from './partner-session-schema.js';
import { isRealPartner } from '../tables/partner-schema.js';
import { fromDatabase, deleteUnlocked } from '../core/statements.js';
import { GOOD_STILL, KEPT_LINKS, sendAnotherLink, takeLink } from '../users/one-time-links.js';
import { sharedLooks } from '../core/batch-calls.js';

/** Serialises requests for one partner, so that the count of links stays exact. */
const LOCK = `
  select id from partner p where lower(email) = lower(?) and ${isRealPartner('p')} for update`;

const OPEN = `
  insert into partner_session (id, partner_id, token_digest, browser, network, opened_at,
    last_used_at, expires_at)
  values (?, ?, ?, ?, ?, now(), now(), now() + make_interval(days => ?))
  returning id, partner_id as "partnerId", expires_at as "expiresAt"`;

const IS_ACTIVE = 'ended_at is null and expires_at > now()';

/** Every call of a partner runs it. Notes use once a minute. */
const FIND = {
  name: 'find-partner-session',
  text: `
    with used as (
      update partner_session set last_used_at = now()
      where id = $1 and token_digest = $2 and ${IS_ACTIVE}
        and last_used_at < now() - interval '1 minute'
    )
    select id, partner_id as "partnerId", expires_at as "expiresAt"
    from partner_session where id = $1 and token_digest = $2 and ${IS_ACTIVE}`,
};

const LIST = `
  select id, browser, network, opened_at as "openedAt", last_used_at as "lastUsedAt",
    case when ${IS_ACTIVE} then null else least(ended_at, expires_at) end as "endedAt"
  from partner_session where partner_id = $1
  order by last_used_at desc limit 100`;

const PURGE = deleteUnlocked(
  'partner_session',
  'least(ended_at, expires_at) <= now() - make_interval(days => $1)',
);

export class PostgresPartnerSessions extends fromDatabase(PartnerSessions) {
  private readonly look = sharedLooks(
    async (...given) => (await this.rowsOf<ActivePartnerSession>(FIND, given))[0],
  );

  override sendLink(email: string, make: (partnerId: string) => KeptLink): Promise<boolean> {
    return this.togetherThroughOrm(async (em) => {
      const [partner] = await em.execute<{ id: string }[]>(LOCK, [email]);
      if (!partner) return false;
      const unused = { subjectId: partner.id, ...KEPT_LINKS };
      const waiting = { subjectId: partner.id, ...GOOD_STILL };
      const most = waitingPartnerLinks(await em.count(OneTimeLinkSchema, unused));
      if ((await em.count(OneTimeLinkSchema, waiting)) >= most) return false;
      const { link, digest } = make(partner.id);
      await sendAnotherLink(em, link, digest);
      return true;
    });
  }

  override open(
    presented: PresentedLink,
    { id, tokenDigest, browser, network }: NewPartnerSession,
  ): Promise<ActivePartnerSession | undefined> {
    return this.togetherThroughOrm(async (em) => {
      const partnerId = await takeLink(em, presented, 'partner');
      if (!partnerId) return undefined;
      const values = [id, partnerId, tokenDigest, browser, network, PARTNER_SESSION_DAYS];
      return (await em.execute<ActivePartnerSession[]>(OPEN, values))[0];
    });
  }

  override find(id: string, tokenDigest: string): Promise<ActivePartnerSession | undefined> {
    return this.look(id, tokenDigest);
  }

  override listOf(partnerId: string): Promise<ListedSession[]> {
    return this.rowsOf<ListedSession>(LIST, [partnerId]);
  }

  override endOf(partnerId: string, id: string): Promise<void> {
    return this.throughOrm(async (em) => {
      const open = { partnerId, id, endedAt: null };
      await em.nativeUpdate(PartnerSessionSchema, open, { endedAt: raw('now()') });
    });
  }

  override endAllOf(partnerId: string): Promise<void> {
    return this.togetherThroughOrm((em) => endPartnerAccess(em, partnerId));
  }

  override async purge(): Promise<void> {
    await this.rowsOf(PURGE, [ENDED_SESSION_DAYS]);
  }
}
