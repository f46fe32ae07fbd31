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

/** Keeps a link for someone, in place of earlier ones, with the e-mail that brings it. */
export async function sendLink(
  em: EntityManager,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await forgetLinks(em, link.subjectId);
  await sendAnotherLink(em, link, digest);
}

/** Keeps a link for someone beside earlier ones, with the e-mail that brings it. */
export async function sendAnotherLink(
  em: EntityManager,
  link: OneTimeLink,
  digest: string,
): Promise<void> {
  await em.insert(OneTimeLinkSchema, { ...link, digest });
  await tell(em, { id: link.id, oneTimeLinkId: link.id, kind: 'sign-in-link' });
}

/** Links of someone that are still to be used lead nowhere any more. */
export async function forgetLinks(em: EntityManager, subjectId: string): Promise<void> {
  await em.nativeDelete(OneTimeLinkSchema, { subjectId });
}

/** What a link is whose time is not over, by the database's clock. */
export const GOOD_STILL = { expiresAt: { $gt: raw('now()') } };

const A_DAY_AGO = "now() - interval '1 day'";

/** What a link is that was good within the last day, and one that was not. */
export const OF_THE_LAST_DAY = { expiresAt: { $gt: raw(A_DAY_AGO) } };
export const OVER_FOR_A_DAY = { expiresAt: { $lte: raw(A_DAY_AGO) } };

/** How a link is found that somebody holds, as long as its time is not over. */
export const keptAs = ({ id, digests }: HeldLink) => ({
  id,
  digest: { $in: [...digests] },
  ...GOOD_STILL,
});

/**
 * Uses a link up and tells whose it is: of two at once the second finds it gone. Undefined when it is
 * used, or over, or lets somebody else in: it is then left as it is.
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
