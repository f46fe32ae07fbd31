import { type Assignment, isAccepted, isUnanswered } from '../assignments/assignment.js';
import { DomainError } from '../core/domain-error.js';
import { type LeadCaseState, type LeadStanding, isActive } from '../lead-case/case-state.js';
import { isMergedPermanently } from '../lead-case/other-lead.js';
import { type Consent, isGranted } from '../leads/consent.js';

/** Per lead. */
export const MAX_PICTURES = 12;

/** 20 MB, as it is sent. */
export const PICTURE_BYTES = 20_000_000;

/** One press covers pictures of merged leads too. */
export const MAX_CONFIRMED_PICTURES = 10 * MAX_PICTURES;

/** Longest sides in pixels. */
export const PICTURE_SIDE = 2048;
export const SMALL_PICTURE_SIDE = 480;

/** A small file can hold a picture that fills the memory. Phones take up to 50 million. */
export const MAX_PIXELS = 100_000_000;

/** At least; at most twice as long. */
export const PICTURE_LINK_MINUTES = 5;

/** The link from the mailbox, or the one right after sending the lead. */
export const PICTURE_ADDERS = ['owner', 'submission'] as const;
export type PictureAdder = (typeof PICTURE_ADDERS)[number];

/** Stored as WebP in two sizes, without any other data of its file. */
export interface LeadPicture {
  readonly id: string;
  readonly leadId: string;
  readonly fileId: string;
  readonly place: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of both stored files. */
  readonly bytes: number;
  readonly addedBy: PictureAdder;
  readonly addedAt: Date;
  /** Confirmation of a merged lead's picture by the earlier lead's owner; null: none. */
  readonly confirmedAt: Date | null;
}

export type PictureTaking = Pick<
  LeadStanding,
  'status' | 'suspicion' | 'undoableStatus' | 'reportedWin'
>;

export function takesPictures(state: PictureTaking): boolean {
  return state.suspicion === null && (isActive(state) || state.status === 'won');
}

/** @throws `lead-held`, `lead-closed`, unless {@link takesPictures} */
export function requireTakesPictures(state: PictureTaking): void {
  if (takesPictures(state)) return;
  if (state.suspicion === null) throw new DomainError('lead-closed');
  throw new DomainError('lead-held', 'Du kan legge til bilder når vi har sett på henvendelsen.');
}

/** An estate agent's consent does not cover pictures. */
export function showsPictures(
  assignment: Pick<Assignment, 'state' | 'partnerGroup'>,
  consents: readonly Consent[],
): boolean {
  if (assignment.partnerGroup !== 'stylist') return false;
  return isAccepted(assignment) || (isUnanswered(assignment) && isGranted(consents, 'pictures'));
}

/**
 * Pictures of a merged lead need the confirmation of the earlier one's owner, because a stranger
 * may have sent them.
 */
export function reachingPartners(
  pictures: readonly LeadPicture[],
  { mergedInto }: Pick<LeadCaseState, 'mergedInto'>,
): LeadPicture[] {
  return pictures.filter(({ confirmedAt }) => mergedInto === null || confirmedAt !== null);
}

/** With the owner of the earlier lead, who confirms them. */
export function sharesPictures(state: LeadCaseState): boolean {
  return isMergedPermanently(state);
}

export function inPictureOrder(pictures: readonly LeadPicture[]): LeadPicture[] {
  return pictures.toSorted((a, b) => a.place - b.place || Number(a.addedAt) - Number(b.addedAt));
}

/** Bytes that one client may send in a day: 500 MB. */
export const UPLOAD_BYTES_A_DAY = 500_000_000;

export const DEFAULT_FILES_MAX_GB = 20;

/** The free part and bytes that a disk keeps for the rest of the product. */
const FREE_PART = 0.1;
const FREE_BYTES = 2_000_000_000;

/** In bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

export function hasRoom({ free, total }: DiskRoom): boolean {
  return free >= FREE_BYTES && free >= total * FREE_PART;
}
