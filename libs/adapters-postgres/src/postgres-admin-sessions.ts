import { AdminSessions, type SessionRecord } from '@boligstyling/application';
import { SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { guarded } from './storage-fault.js';

const OPEN = `
  insert into admin_session (id, token_digest, generation, opened_at, expires_at)
  values ($1, $2, $3, now(), now() + make_interval(secs => $4))`;

/**
 * One statement, so that of two calls with the same token the second waits for the first, finds the
 * token replaced, and ends the session.
 */
const ROTATE = `
  with rotated as (
    update admin_session
    set token_digest = $4, expires_at = least(
      now() + make_interval(secs => $5), opened_at + make_interval(secs => $6))
    where id = $1 and token_digest = $2 and generation = $3 and expires_at > now()
    returning id
  ), ended as (
    delete from admin_session where id = $1 and not exists (select from rotated)
  )
  select id from rotated`;

/** Prepared: every call of the administrator asks it. */
const IS_OPEN = {
  name: 'session-is-open',
  text: 'select from admin_session where id = $1 and generation = $2 and expires_at > now()',
};

/** Sessions in PostgreSQL, on the database's own clock. */
export class PostgresAdminSessions extends AdminSessions {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override async open({ id, tokenDigest, generation }: SessionRecord): Promise<void> {
    await this.run(OPEN, [id, tokenDigest, generation, SESSION_IDLE_SECONDS]);
  }

  override async rotate(session: SessionRecord, nextDigest: string): Promise<boolean> {
    const { id, tokenDigest, generation } = session;
    const limits = [SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS];
    return (await this.run(ROTATE, [id, tokenDigest, generation, nextDigest, ...limits])) > 0;
  }

  override async isOpen(id: string, generation: string): Promise<boolean> {
    return (await this.run(IS_OPEN, [id, generation])) > 0;
  }

  override async end(id: string): Promise<void> {
    await this.run('delete from admin_session where id = $1', [id]);
  }

  override async purge(): Promise<void> {
    await this.run('delete from admin_session where expires_at <= now()', []);
  }

  /** @returns how many rows came of it */
  private run(statement: string | typeof IS_OPEN, values: unknown[]): Promise<number> {
    return guarded(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      const { rowCount } = await pool.query(statement, values);
      return rowCount ?? 0;
    });
  }
}
