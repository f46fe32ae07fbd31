import {
  type Assignment,
  daysAfter,
  DomainError,
  IS_IT_YOU_DAYS,
  type Lead,
  type OneTimeLink,
  OPENED_BY_LINK,
  type OwnerConfirmation,
} from '@boligstyling/domain';
import { isErased, passingOverErased } from './erased-meanwhile.js';
import type { LinkAudience, LinkSigner, SignedLink } from './link-signer.js';

/** Long enough to answer, and to pause or set the capacity some time later. */
const PARTNER_LINK_DAYS = 60;

/** The owner can follow, withdraw and erase for a year with each letter's link; after that with a fresh one. */
const OWNER_LINK_DAYS = 365;

/** Long enough to follow the request until the confirmation is found in the mailbox. */
export const SENDER_LINK_DAYS = 1;

/** So long a link to a mailbox works, by whom it was made for. */
const MAILBOX_DAYS = {
  request: OWNER_LINK_DAYS,
  owner: OWNER_LINK_DAYS,
  'is-it-you': IS_IT_YOU_DAYS,
  partner: PARTNER_LINK_DAYS,
};

/** Whose mailbox a link goes to: it ends when another takes that one's place. */
type Addressee = Pick<Lead, 'emailChangedAt'>;

/** An assignment and the mailbox of its partner. */
interface AddressedAssignment {
  readonly assignment: Pick<Assignment, 'id' | 'offeredAt'>;
  readonly partner: Addressee;
}

/** Whether the link to an assignment, as its partner's mailbox gets it now, still opens. */
export function partnerLinkOpens({ assignment, partner }: AddressedAssignment, now: Date): boolean {
  return now < mailboxLinkEnds('partner', partner, assignment.offeredAt);
}

/** The token in a partner's link to one assignment. Every attempt to send the e-mail to that address has the same. */
export function partnerToken(
  signer: LinkSigner,
  { assignment: { id, offeredAt }, partner }: AddressedAssignment,
): string {
  const expiresAt = mailboxLinkEnds('partner', partner, offeredAt);
  return signer.sign({ audience: 'partner', id, expiresAt });
}

/**
 * The token in an owner's link to the lead. Every attempt to send the e-mail to that address has the same.
 *
 * @param causedAt when the e-mail was, which may be long after the lead was received
 */
export function ownerToken(
  signer: LinkSigner,
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'request', lead, causedAt);
}

/** The token that takes whoever has just sent the lead to what may be seen of it before a mailbox is proven. */
export function senderToken(
  signer: LinkSigner,
  { id, receivedAt }: Pick<Lead, 'id' | 'receivedAt'>,
): string {
  return signer.sign({
    audience: 'sender',
    id,
    expiresAt: daysAfter(receivedAt, SENDER_LINK_DAYS),
  });
}

/**
 * The token in the link by which an owner says whether a later request of hers is right. Every
 * attempt to send the e-mail to that address has the same.
 *
 * @param causedAt as for {@link ownerToken}
 */
export function isItYouToken(
  signer: LinkSigner,
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'is-it-you', lead, causedAt);
}

/** The token in the link by which an owner confirms something. Every attempt to send it has the same. */
export function confirmToken(
  signer: LinkSigner,
  notificationId: string,
  { purpose, expiresAt }: OwnerConfirmation,
): string {
  return signer.sign({ audience: purpose, id: notificationId, expiresAt });
}

/** The token in a one-time link. Every attempt to send the e-mail has the same; a digest of it is kept. */
export function oneTimeToken(signer: LinkSigner, { id, purpose, expiresAt }: OneTimeLink): string {
  const isForBrowser = OPENED_BY_LINK[purpose] === 'browser';
  return signer.sign({ audience: isForBrowser ? 'browser' : 'sign-in', id, expiresAt });
}

/**
 * The id that a link of this audience is about.
 *
 * @throws DomainError `link-unknown` when it is not one of ours, `link-expired`
 */
export function openLink(
  signer: LinkSigner,
  audience: LinkAudience,
  token: string,
  now: Date,
): string {
  return openSignedLink(signer, audience, token, now).id;
}

/** All that the same link says. @throws DomainError as {@link openLink} */
export function openSignedLink(
  signer: LinkSigner,
  audience: LinkAudience,
  token: string,
  now: Date,
): SignedLink {
  const link = signer.read(token);
  if (link?.audience !== audience) throw new DomainError('link-unknown');
  if (link.expiresAt <= now) throw new DomainError('link-expired');
  return link;
}

/**
 * Refuses a link that was sent before the owner, or the partner, had the address of now: whoever reads
 * the mailbox of before is no longer let in.
 *
 * @throws DomainError `link-expired`
 */
export function requireOfMailbox(
  signer: LinkSigner,
  audience: keyof typeof MAILBOX_DAYS,
  token: string,
  { emailChangedAt }: Addressee,
): void {
  const expiresAt = signer.read(token)?.expiresAt;
  const since = wholeSecond(emailChangedAt);
  if (!expiresAt || !since || expiresAt >= daysAfter(since, MAILBOX_DAYS[audience])) return;
  throw new DomainError('link-expired', 'Lenken gikk til den forrige e-postadressen.');
}

/** The error of a link that opens something once, and has. */
export function linkUsed(): DomainError {
  return new DomainError('link-expired', 'Lenken er brukt eller utløpt. Be om en ny.');
}

/** The error of a link that is one of ours, to what is no longer there. */
export function leadErased(): DomainError {
  return new DomainError('link-unknown', 'Henvendelsen er slettet.');
}

/**
 * What is done by a link, and finds that its lead has been erased meanwhile.
 *
 * @throws DomainError `link-unknown` for `lead-not-found`, and what else the work throws
 */
export async function unlessErased<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isErased(error) ? leadErased() : error;
  }
}

/**
 * The same of what is done to each of an owner's requests. Of one that has joined her own there is nothing
 * to do once it is erased: what is to be done of her own is done.
 *
 * @param isOwn whether the work is of the one that the link is of
 * @throws DomainError as {@link unlessErased} does
 */
export const unlessOwnErased = (work: Promise<unknown>, isOwn: boolean): Promise<unknown> =>
  isOwn ? unlessErased(work) : passingOverErased(work);

function mailboxToken(
  signer: LinkSigner,
  audience: 'request' | 'is-it-you',
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  const expiresAt = mailboxLinkEnds(audience, lead, causedAt);
  return signer.sign({ audience, id: lead.id, expiresAt });
}

/** Counted from what caused the link, or from when the mailbox that it goes to took another's place. */
function mailboxLinkEnds(
  audience: keyof typeof MAILBOX_DAYS,
  { emailChangedAt }: Addressee,
  causedAt: Date,
): Date {
  return daysAfter(later(causedAt, wholeSecond(emailChangedAt)), MAILBOX_DAYS[audience]);
}

/** Links tell whole seconds: those to another mailbox begin with the next, as one of before may be of this. */
function wholeSecond(time: Date | null): Date | null {
  return time && new Date(Math.ceil(time.getTime() / 1000) * 1000);
}

function later(one: Date, other: Date | null): Date {
  return other && other > one ? other : one;
}
