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

/** The owner can follow, withdraw and erase for a year with each e-mail's link. */
const OWNER_LINK_DAYS = 365;

/** Bridges the time until the confirmation e-mail is found. */
export const SENDER_LINK_DAYS = 1;

/** Lifetimes of links to a mailbox, by audience. */
const MAILBOX_DAYS = {
  request: OWNER_LINK_DAYS,
  owner: OWNER_LINK_DAYS,
  'is-it-you': IS_IT_YOU_DAYS,
  partner: PARTNER_LINK_DAYS,
};

/** A link to a mailbox ends when the address changes. */
type Addressee = Pick<Lead, 'emailChangedAt'>;

interface AddressedAssignment {
  readonly assignment: Pick<Assignment, 'id' | 'offeredAt'>;
  readonly partner: Addressee;
}

/** True if the link in the partner's e-mail, signed now, still opens. */
export function partnerLinkOpens({ assignment, partner }: AddressedAssignment, now: Date): boolean {
  return now < mailboxLinkEnds('partner', partner, assignment.offeredAt);
}

/** The token in a partner's link to one assignment; each retry of the e-mail has the same. */
export function partnerToken(
  signer: LinkSigner,
  { assignment: { id, offeredAt }, partner }: AddressedAssignment,
): string {
  const expiresAt = mailboxLinkEnds('partner', partner, offeredAt);
  return signer.sign({ audience: 'partner', id, expiresAt });
}

/**
 * The token in an owner's link to the lead; each retry of the e-mail has the same.
 * @param causedAt the e-mail's time, which may be long after the lead was received
 */
export function ownerToken(
  signer: LinkSigner,
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'request', lead, causedAt);
}

/** The token that shows an owner a lead just sent, before the mailbox is proven. */
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
 * The token by which an owner judges a later lead; each retry of the e-mail has the same.
 * @param causedAt as for {@link ownerToken}
 */
export function isItYouToken(
  signer: LinkSigner,
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'is-it-you', lead, causedAt);
}

/** The token by which an owner confirms something; each retry of the e-mail has the same. */
export function confirmToken(
  signer: LinkSigner,
  notificationId: string,
  { purpose, expiresAt }: OwnerConfirmation,
): string {
  return signer.sign({ audience: purpose, id: notificationId, expiresAt });
}

/**
 * The token in a one-time link; each retry of the e-mail has the same, and its digest is stored.
 */
export function oneTimeToken(signer: LinkSigner, { id, purpose, expiresAt }: OneTimeLink): string {
  const isForBrowser = OPENED_BY_LINK[purpose] === 'browser';
  return signer.sign({ audience: isForBrowser ? 'browser' : 'sign-in', id, expiresAt });
}

/**
 * The id that a link of this audience is about.
 * @throws DomainError `link-unknown` when we did not sign it, `link-expired`
 */
export function openLink(
  signer: LinkSigner,
  audience: LinkAudience,
  token: string,
  now: Date,
): string {
  return openSignedLink(signer, audience, token, now).id;
}

/** The whole content of a link. @throws DomainError as {@link openLink} */
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
 * Refuses a link sent to an earlier e-mail address of the owner or partner, whose mailbox may have
 * another reader.
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

export function linkUsed(): DomainError {
  return new DomainError('link-expired', 'Lenken er brukt eller utløpt. Be om en ny.');
}

export function leadErased(): DomainError {
  return new DomainError('link-unknown', 'Henvendelsen er slettet.');
}

/**
 * Turns the erasure of a link's lead into an unknown link.
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
 * The same for work on each of an owner's leads: an erased merged lead is skipped, so that the work
 * on the link's own lead completes.
 * @param isOwn true for work on the link's own lead
 * @throws DomainError as {@link unlessErased}
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

/** Counted from the e-mail's cause or the last change of address, whichever is later. */
function mailboxLinkEnds(
  audience: keyof typeof MAILBOX_DAYS,
  { emailChangedAt }: Addressee,
  causedAt: Date,
): Date {
  return daysAfter(later(causedAt, wholeSecond(emailChangedAt)), MAILBOX_DAYS[audience]);
}

/**
 * Tokens carry whole seconds: links to a new address begin with the next, as one to the old address
 * may be of this.
 */
function wholeSecond(time: Date | null): Date | null {
  return time && new Date(Math.ceil(time.getTime() / 1000) * 1000);
}

function later(one: Date, other: Date | null): Date {
  return other && other > one ? other : one;
}
