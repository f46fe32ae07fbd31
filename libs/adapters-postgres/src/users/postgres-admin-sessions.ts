import {
  AdminSessions,
  type ListedSession,
  type NewSession,
  type ActiveSession,
  type RenewedSession,
} from '@boligstyling/application';
import {
  CONFIRMED_SECONDS,
  ENDED_SESSION_DAYS,
  type Role,
  SESSION_IDLE_SECONDS,
  SESSION_LONGEST_SECONDS,
  SHARED_PASSWORD_NAME,
  ROLES,
} from '@boligstyling/domain';
import { raw } from '@mikro-orm/postgresql';
import { AdminSessionSchema, endSessions, isActiveUserRow } from '../tables/user-schema.js';
import { fromDatabase, deleteUnlocked } from '../core/statements.js';
import { sharedLooks } from '../core/batch-calls.js';
import { literalOf } from '../core/rows-that.js';

const IS_ACTIVE = 'ended_at is null and expires_at > now()';

/** Locks the factor, so that its removal sees the session, and ends it. */
const OPEN = `
  with password as (
    select id from dashboard_user where id = $2 and password_hash = $9 for share
  ), key as (
    select id from passkey where user_id = $2 and id = $9 for share
  ), opened as (
    insert into admin_session (id, user_id, token_digest, generation, browser, network,
      opened_at, last_used_at, confirmed_at, expires_at)
    select $1::uuid, $2::uuid, $3, $4, $5, $6, now(), now(), now(), now() + make_interval(secs => $7)
    where $9::text is null or exists (select from password) or exists (select from key)
    returning *
  )
  insert into audit_log (id, at, user_id, name, role, act, call, subject_id, fields, browser, network)
  select gen_random_uuid(), now(), o.user_id, coalesce(p.name, '${SHARED_PASSWORD_NAME}'),
    coalesce(p.role, ${literalOf(ROLES, 'eier')}), 'entered', $8, o.id, '{}', o.browser, o.network
  from opened o left join dashboard_user p on p.id = o.user_id`;

/**
 * Of two calls with the same token the second waits, finds the token replaced, and ends the
 * session.
 */
const ROTATE = `
  with rotated as (
    update admin_session
    set token_digest = $4, last_used_at = now(), expires_at = least(
      now() + make_interval(secs => $5), opened_at + make_interval(secs => $6))
    where id = $1 and token_digest = $2 and generation = any($3) and ${IS_ACTIVE}
    returning generation
  ), ended as (
    update admin_session set ended_at = now()
    where id = $1 and ended_at is null and not exists (select from rotated)
  )
  select generation from rotated`;

/**
 * Every call of the dashboard runs it. Notes use once a minute. The shared login has the role of an
 * account owner.
 */
const FIND = {
  name: 'find-session',
  text: `
    with used as (
      update admin_session set last_used_at = now()
      where id = $1 and generation = $2 and ${IS_ACTIVE}
        and last_used_at < now() - interval '1 minute'
    )
    select s.user_id as "userId", p.name, p.role,
      s.confirmed_at > now() - make_interval(secs => $3) as "isConfirmed"
    from admin_session s left join dashboard_user p on p.id = s.user_id
    where s.id = $1 and s.generation = $2 and ${IS_ACTIVE}
      and (s.user_id is null or ${isActiveUserRow('p')})`,
};

const LIST = `
  select id, browser, network, opened_at as "openedAt", last_used_at as "lastUsedAt",
    case when ended_at is null and expires_at > now() then null
      else least(ended_at, expires_at) end as "endedAt"
  from admin_session where user_id is not distinct from $1
  order by last_used_at desc limit 100`;

const PURGE = deleteUnlocked(
  'admin_session',
  'least(ended_at, expires_at) <= now() - make_interval(days => $1)',
);

type FoundRow = Omit<ActiveSession, 'id' | 'name' | 'role'> & {
  name: string | null;
  role: Role | null;
};

export class PostgresAdminSessions extends fromDatabase(AdminSessions) {
  private readonly look = sharedLooks((id, generation) => this.lookFor(id, generation));

  override async open(session: NewSession): Promise<void> {
    const { id, userId, tokenDigest, generation, browser, network } = session;
    const values = [id, userId, tokenDigest, generation, browser, network];
    await this.rowsOf(OPEN, [...values, SESSION_IDLE_SECONDS, session.by, session.factor]);
  }

  override async rotate(session: RenewedSession, nextDigest: string): Promise<string | undefined> {
    const { id, tokenDigest, generations } = session;
    const limits = [SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS];
    const [rotated] = await this.rowsOf<{ generation: string }>(ROTATE, [
      id,
      tokenDigest,
      generations,
      nextDigest,
      ...limits,
    ]);
    return rotated?.generation;
  }

  override find(id: string, generation: string): Promise<ActiveSession | undefined> {
    return this.look(id, generation);
  }

  override confirm(id: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      await em.nativeUpdate(AdminSessionSchema, id, { confirmedAt: raw('now()') });
    });
  }

  override listOf(userId: string | null): Promise<ListedSession[]> {
    return this.rowsOf<ListedSession>(LIST, [userId]);
  }

  override endOf(userId: string | null, id: string): Promise<void> {
    return this.togetherThroughOrm((em) => endSessions(em, { id, userId }));
  }

  override endAllOf(userId: string): Promise<void> {
    return this.togetherThroughOrm((em) => endSessions(em, { userId }));
  }

  override end(id: string): Promise<void> {
    return this.togetherThroughOrm((em) => endSessions(em, { id }));
  }

  override async purge(): Promise<void> {
    await this.rowsOf(PURGE, [ENDED_SESSION_DAYS]);
  }

  private async lookFor(id: string, generation: string): Promise<ActiveSession | undefined> {
    const [found] = await this.rowsOf<FoundRow>(FIND, [id, generation, CONFIRMED_SECONDS]);
    if (!found) return undefined;
    const { name, role, ...session } = found;
    return { ...session, id, name: name ?? SHARED_PASSWORD_NAME, role: role ?? 'eier' };
  }
}
