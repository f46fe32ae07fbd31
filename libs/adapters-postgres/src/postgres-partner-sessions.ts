import {
  type KeptLink,
  type ListedSession,
  type NewPartnerSession,
  type OpenPartnerSession,
  PartnerSessions,
} from '@boligstyling/application';
import {
  ENDED_SESSION_DAYS,
  PARTNER_SESSION_DAYS,
  WAITING_PARTNER_LINKS,
} from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sendAnotherLink, takeLink } from './one-time-links.js';
import { rowsOf, together } from './statements.js';

/** Whoever asks for the same partner waits here, so that what is counted next stays true. */
const HOLD = 'select id from partner where lower(email) = lower($1) for update';

const WAITING = `
  select count(*)::int as count from one_time_link where subject_id = $1 and expires_at > now()`;

const OPEN = `
  insert into partner_session (id, partner_id, token_digest, browser, network, opened_at,
    last_used_at, expires_at)
  values ($1, $2, $3, $4, $5, now(), now(), now() + make_interval(days => $6))
  returning id, partner_id as "partnerId", expires_at as "expiresAt"`;

const IS_OPEN = 'ended_at is null and expires_at > now()';

/** Notes once a minute that the session is used. */
const FIND = `
  with used as (
    update partner_session set last_used_at = now()
    where id = $1 and token_digest = $2 and ${IS_OPEN}
      and last_used_at < now() - interval '1 minute'
  )
  select id, partner_id as "partnerId", expires_at as "expiresAt"
  from partner_session where id = $1 and token_digest = $2 and ${IS_OPEN}`;

const LIST = `
  select id, browser, network, opened_at as "openedAt", last_used_at as "lastUsedAt",
    case when ${IS_OPEN} then null else least(ended_at, expires_at) end as "endedAt"
  from partner_session where partner_id = $1
  order by last_used_at desc limit 100`;

const END =
  'update partner_session set ended_at = now() where ended_at is null and partner_id = $1';

const PURGE = `
  delete from partner_session
  where least(ended_at, expires_at) <= now() - make_interval(days => $1)`;

/** Links and sessions of partners in PostgreSQL, on the database's own clock. */
export class PostgresPartnerSessions extends PartnerSessions {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override sendLink(email: string, make: (partnerId: string) => KeptLink): Promise<boolean> {
    return together(this.orm, async (client) => {
      const [partner] = (await client.query<{ id: string }>(HOLD, [email])).rows;
      if (!partner) return false;
      const { rows } = await client.query<{ count: number }>(WAITING, [partner.id]);
      if ((rows[0]?.count ?? 0) >= WAITING_PARTNER_LINKS) return false;
      const { link, digest } = make(partner.id);
      await sendAnotherLink(client, link, digest);
      return true;
    });
  }

  override open(
    link: { readonly id: string; readonly digest: string },
    { id, tokenDigest, browser, network }: NewPartnerSession,
  ): Promise<OpenPartnerSession | undefined> {
    return together(this.orm, async (client) => {
      const partnerId = await takeLink(client, link.id, link.digest, 'partner');
      if (!partnerId) return undefined;
      const values = [id, partnerId, tokenDigest, browser, network, PARTNER_SESSION_DAYS];
      return toSession((await client.query<SessionRow>(OPEN, values)).rows[0]);
    });
  }

  override async find(id: string, tokenDigest: string): Promise<OpenPartnerSession | undefined> {
    return toSession((await rowsOf<SessionRow>(this.orm, FIND, [id, tokenDigest]))[0]);
  }

  override async listOf(partnerId: string): Promise<ListedSession[]> {
    const rows = await rowsOf<ListedSession>(this.orm, LIST, [partnerId]);
    return rows.map((row) => ({
      ...row,
      openedAt: new Date(row.openedAt),
      lastUsedAt: new Date(row.lastUsedAt),
      endedAt: row.endedAt && new Date(row.endedAt),
    }));
  }

  override async endOf(partnerId: string, id: string): Promise<void> {
    await rowsOf(this.orm, `${END} and id = $2`, [partnerId, id]);
  }

  override async endAllOf(partnerId: string): Promise<void> {
    await together(this.orm, async (client) => {
      await client.query(END, [partnerId]);
      await client.query('delete from one_time_link where subject_id = $1', [partnerId]);
    });
  }

  override async purge(): Promise<void> {
    await rowsOf(this.orm, PURGE, [ENDED_SESSION_DAYS]);
  }
}

type SessionRow = Omit<OpenPartnerSession, 'expiresAt'> & { expiresAt: string };

function toSession(row: SessionRow | undefined): OpenPartnerSession | undefined {
  return row && { ...row, expiresAt: new Date(row.expiresAt) };
}
