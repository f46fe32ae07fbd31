import { BrowserLinks, type KeptLink } from '@boligstyling/application';
import { SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sendAnotherLink, takeLink } from './one-time-links.js';
import { together } from './statements.js';

/** Any number, as long as nothing else in the database locks with it. */
const LINK_LOCK = 7_204_122;

const PERSON = `select id from person where email = $1 and state = 'active'`;

const WAITS = `
  select from one_time_link
  where subject_id = $1 and purpose = 'known-browser' and expires_at > now() limit 1`;

/** Links that make browsers known, in PostgreSQL. Those who ask take turns, so that one waits at most. */
export class PostgresBrowserLinks extends BrowserLinks {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override send(email: string | null, make: (subjectId: string) => KeptLink): Promise<boolean> {
    return together(this.orm, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [LINK_LOCK]);
      const subjectId =
        email === null
          ? SHARED_PASSWORD_SUBJECT
          : (await client.query<{ id: string }>(PERSON, [email.toLowerCase()])).rows[0]?.id;
      if (!subjectId || (await client.query(WAITS, [subjectId])).rowCount) return false;
      const { link, digest } = make(subjectId);
      await sendAnotherLink(client, link, digest);
      return true;
    });
  }

  override take(id: string, digest: string): Promise<boolean> {
    return together(
      this.orm,
      async (client) => (await takeLink(client, id, digest, 'browser')) !== undefined,
    );
  }
}
