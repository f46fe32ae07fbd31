import type { HeldLink } from '@boligstyling/application';
import {
  ONE_TIME_LINK_PURPOSES,
  type OneTimeLink,
  OPENED_BY_LINK,
  type OpenedByLink,
} from '@boligstyling/domain';
import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { OneTimeLinkSchema } from '../users/credential-schemas.js';
import { HELD } from './held.js';
import { tell } from '../notifications/tell.js';

/** Stores a link in place of the subject's earlier ones, with its email. */
export async function sendLink(
  em: EntityManager,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await deleteLinks(em, link.subjectId);
  await sendAnotherLink(em, link, digest);
}

/** Stores a link beside the subject's earlier ones, with its email. */
export async function sendAnotherLink(
  em: EntityManager,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await em.insert(OneTimeLinkSchema, { ...link, digest });
  await tell(em, { id: link.id, oneTimeLinkId: link.id, kind: 'sign-in-link' });
}

export async function deleteLinks(em: EntityManager, subjectId: string): Promise<void> {
  await em.nativeDelete(OneTimeLinkSchema, { subjectId });
}

export const GOOD_STILL = { expiresAt: { $gt: raw('now()') } };

const A_DAY_AGO = "now() - interval '1 day'";

export const OF_THE_LAST_DAY = { expiresAt: { $gt: raw(A_DAY_AGO) } };
export const OVER_FOR_A_DAY = { expiresAt: { $lte: raw(A_DAY_AGO) } };

export const keptAs = ({ id, digests }: HeldLink) => ({
  id,
  digest: { $in: [...digests] },
  ...GOOD_STILL,
});

/**
 * Uses a link up. Of two concurrent calls the second finds it gone.
 *
 * @returns undefined when it is used, expired, or of another subject; it is then left as it is
 */
export async function takeLink(
  em: EntityManager,
  held: HeldLink,
  opens: OpenedByLink,
): Promise<string | undefined> {
  const purposes = ONE_TIME_LINK_PURPOSES.filter((each) => OPENED_BY_LINK[each] === opens);
  const good = { ...keptAs(held), purpose: { $in: purposes } };
  const link = await em.findOne(OneTimeLinkSchema, good, HELD);
  if (link) await em.nativeDelete(OneTimeLinkSchema, held.id);
  return link?.subjectId;
}
