import {
  ONE_TIME_LINK_PURPOSES,
  type OneTimeLink,
  OPENED_BY_LINK,
  type OpenedByLink,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';

/** A link that is sent again ends the earlier ones of the same kind. */
const FORGET = 'delete from one_time_link where subject_id = $1';

const KEEP = `
  insert into one_time_link (id, digest, purpose, subject_id, expires_at)
  values ($1, $2, $3, $4, $5)`;

const SEND = `
  insert into notification (id, one_time_link_id, kind, state, attempts, due_at, created_at)
  values ($1, $1, 'sign-in-link', 'due', 0, now(), now())`;

const TAKE = `
  delete from one_time_link
  where id = $1 and digest = $2 and expires_at > now() and purpose = any($3)
  returning subject_id as "subjectId"`;

/** Keeps a link for someone, in place of earlier ones, with the e-mail that brings it. */
export async function sendLink(
  client: PoolClient,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await client.query(FORGET, [link.subjectId]);
  await sendAnotherLink(client, link, digest);
}

/** Keeps a link for someone beside earlier ones, with the e-mail that brings it. */
export async function sendAnotherLink(
  client: PoolClient,
  { id, purpose, subjectId, expiresAt }: OneTimeLink,
  digest: string,
): Promise<void> {
  await client.query(KEEP, [id, digest, purpose, subjectId, expiresAt]);
  await client.query(SEND, [id]);
}

/**
 * Uses a link up in the statement that looks at it, and tells whose it is. Undefined when that was
 * done, or it is over, or lets somebody else in: it is then left as it is.
 */
export async function takeLink(
  client: PoolClient,
  id: string,
  digest: string,
  opens: OpenedByLink,
): Promise<string | undefined> {
  const purposes = ONE_TIME_LINK_PURPOSES.filter((each) => OPENED_BY_LINK[each] === opens);
  const { rows } = await client.query(TAKE, [id, digest, purposes]);
  return rows[0]?.subjectId;
}
