import {
  type Assignment,
  daysAfter,
  DomainError,
  IS_IT_YOU_DAYS,
  type Lead,
  type OneTimeLink,
  OPENED_BY_LINK,
  type Partner,
  type OwnerConfirmation,
} from '@boligstyling/domain';
import type { LinkAudience, LinkSigner, SignedLink } from './link-signer.js';

/** To answer, and to pause or set the capacity some time later. */
const PARTNER_LINK_DAYS = 60;

/** Follow, withdraw and erase for a year with each e-mail's link. */
const OWNER_LINK_DAYS = 365;

/** Bridges the time until the confirmation e-mail is found. */
export const SUBMISSION_LINK_DAYS = 1;

const MAILBOX_DAYS = {
  owner: OWNER_LINK_DAYS,
  'is-it-you': IS_IT_YOU_DAYS,
  partner: PARTNER_LINK_DAYS,
  terms: PARTNER_LINK_DAYS,
};

type Addressee = Pick<Lead, 'emailChangedAt'>;

interface AddressedAssignment {
  readonly assignment: Pick<Assignment, 'id' | 'offeredAt'>;
  readonly partner: Addressee;
}

/** The link in the partner's e-mail, signed now, still opens. */
export function partnerLinkOpens({ assignment, partner }: AddressedAssignment, now: Date): boolean {
  return now < mailboxLinkEnds('partner', partner, assignment.offeredAt);
}

export function partnerToken(
  signer: LinkSigner,
  { assignment: { id, offeredAt }, partner }: AddressedAssignment,
): string {
  const expiresAt = mailboxLinkEnds('partner', partner, offeredAt);
  return signer.sign({ audience: 'partner', id, expiresAt });
}

export function termsToken(
  signer: LinkSigner,
  partner: Pick<Partner, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'terms', partner, causedAt);
}

/** @param causedAt the e-mail's time, which may be long after the lead was received */
export function ownerToken(
  signer: LinkSigner,
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'owner', lead, causedAt);
}

/** Before the mailbox is proven. */
export function submissionToken(
  signer: LinkSigner,
  { id, receivedAt }: Pick<Lead, 'id' | 'receivedAt'>,
): string {
  return signer.sign({
    audience: 'submission',
    id,
    expiresAt: daysAfter(receivedAt, SUBMISSION_LINK_DAYS),
  });
}

export function isItYouToken(
  signer: LinkSigner,
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return mailboxToken(signer, 'is-it-you', lead, causedAt);
}

export function confirmToken(
  signer: LinkSigner,
  notificationId: string,
  { purpose, expiresAt }: OwnerConfirmation,
): string {
  return signer.sign({ audience: purpose, id: notificationId, expiresAt });
}

/** Its digest is stored. */
export function oneTimeToken(signer: LinkSigner, { id, purpose, expiresAt }: OneTimeLink): string {
  const isForBrowser = OPENED_BY_LINK[purpose] === 'browser';
  return signer.sign({ audience: isForBrowser ? 'browser' : 'sign-in', id, expiresAt });
}

/** @throws `link-unknown` when we did not sign it, `link-expired` */
export function openLink(
  signer: LinkSigner,
  audience: LinkAudience,
  token: string,
  now: Date,
): string {
  return openSignedLink(signer, audience, token, now).id;
}

/** @throws as {@link openLink} */
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
 * The mailbox of an earlier address may have another reader.
 *
 * @throws `link-expired`
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
  const newer = ['owner', 'is-it-you'].includes(audience)
    ? ' En nyere ligger i innboksen til den nye.'
    : '';
  throw new DomainError('link-expired', `Lenken gikk til den forrige e-postadressen.${newer}`);
}

export function linkUsed(): DomainError {
  return new DomainError('link-expired', 'Lenken er brukt eller utløpt. Be om en ny.');
}

export function leadErased(): DomainError {
  return new DomainError('link-unknown', 'Henvendelsen er slettet.');
}

/** @throws `link-unknown`, or what `fault` gives, for `lead-not-found` */
export async function unlessErased<T>(work: Promise<T>, fault = leadErased): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isErased(error) ? fault() : error;
  }
}

/**
 * An erased merged lead of the owner is skipped.
 *
 * @param isOwn true for work on the link's own lead
 * @throws as {@link unlessErased}
 */
export const unlessOwnErased = (work: Promise<unknown>, isOwn: boolean): Promise<unknown> =>
  isOwn ? unlessErased(work) : ignoreErased(work);

function mailboxToken(
  signer: LinkSigner,
  audience: 'owner' | 'is-it-you' | 'terms',
  lead: Pick<Lead, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  const expiresAt = mailboxLinkEnds(audience, lead, causedAt);
  return signer.sign({ audience, id: lead.id, expiresAt });
}

/** From the e-mail's cause or the last change of address, whichever is later. */
function mailboxLinkEnds(
  audience: keyof typeof MAILBOX_DAYS,
  { emailChangedAt }: Addressee,
  causedAt: Date,
): Date {
  return daysAfter(later(causedAt, wholeSecond(emailChangedAt)), MAILBOX_DAYS[audience]);
}

/**
 * Tokens carry whole seconds: links to a new address begin with the next one, as the old address
 * may have one of this.
 */
function wholeSecond(time: Date | null): Date | null {
  return time && new Date(Math.ceil(time.getTime() / 1000) * 1000);
}

function later(one: Date, other: Date | null): Date {
  return other && other > one ? other : one;
}

const isErased = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'lead-not-found';

/** @returns false if the lead was erased meanwhile */
export async function ignoreErased(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isErased(error)) return false;
    throw error;
  }
}
