import type { PresentedLink } from '@boligstyling/application';
import {
  EXPIRED_LINK_DAYS,
  ONE_TIME_LINK_PURPOSES,
  type OneTimeLink,
  OPENED_BY_LINK,
  type OpenedByLink,
} from '@boligstyling/domain';
import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { OneTimeLinkSchema } from '../tables/user-schema.js';
import { deleteUnlocked, LOCKED } from '../core/statements.js';
import { enqueue } from '../tables/notification-schema.js';

/** In place of the subject's earlier ones, with its email. */
export async function sendLink(
  em: EntityManager,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await deleteLinks(em, link.subjectId);
  await sendAnotherLink(em, link, digest);
}

/** Beside the subject's earlier ones, with its email. */
export async function sendAnotherLink(
  em: EntityManager,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await em.insert(OneTimeLinkSchema, { ...link, digest });
  await enqueue(em, { id: link.id, oneTimeLinkId: link.id, kind: 'sign-in-link' });
}

export async function deleteLinks(em: EntityManager, subjectId: string): Promise<void> {
  await em.nativeDelete(OneTimeLinkSchema, { subjectId });
}

export const GOOD_STILL = { expiresAt: { $gt: raw('now()') } };

const KEPT_FROM = `now() - interval '${EXPIRED_LINK_DAYS} days'`;

export const KEPT_LINKS = { expiresAt: { $gt: raw(KEPT_FROM) } };
export const DELETE_OLD_LINKS = deleteUnlocked('one_time_link', `expires_at <= ${KEPT_FROM}`);

export const keptAs = ({ id, digests }: PresentedLink) => ({
  id,
  digest: { $in: [...digests] },
  ...GOOD_STILL,
});

/**
 * Of two concurrent calls the second finds it gone.
 *
 * @returns undefined when used, expired, or of another subject
 */
export async function takeLink(
  em: EntityManager,
  presented: PresentedLink,
  opens: OpenedByLink,
): Promise<string | undefined> {
  const purposes = ONE_TIME_LINK_PURPOSES.filter((each) => OPENED_BY_LINK[each] === opens);
  const good = { ...keptAs(presented), purpose: { $in: purposes } };
  const link = await em.findOne(OneTimeLinkSchema, good, LOCKED);
  if (link) await em.nativeDelete(OneTimeLinkSchema, presented.id);
  return link?.subjectId;
}
