import type { Assignment } from '../assignments/assignment.js';
import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { firstName } from '../core/first-name.js';
import type { CorrectableKey } from '../leads/lead-corrections.js';
import { wantedOf } from '../leads/lead-offer.js';
import type { Lead } from '../leads/lead.js';
import { hasAtMost } from '../core/text.js';
import { daysAfter } from '../core/time/time-span.js';

/** Days from a partner's acceptance until the owner is asked once for a review. */
export const REVIEW_AFTER_DAYS = 14;

/** No owner is asked later than this, because memory fades. */
export const REVIEW_WITHIN_DAYS = 45;

/** The length that fits a card. */
export const REVIEW_TEXT_MAX_LENGTH = 400;

export const REVIEW_FROM_MAX_LENGTH = 60;

/** Real reviews replace the illustrations once there are this many. */
export const REVIEWS_SHOWN = 6;

export const BECAME_JOB = ['yes', 'no', 'undecided'] as const;
export type BecameJob = (typeof BECAME_JOB)[number];

/**
 * - asked → private, when the owner does not want it shown
 * - asked → waiting, with the owner's consent → published | refused, by the administrator,
 *   repeatedly
 * - published → waiting, when the owner corrects the name or place shown
 * - private | waiting | published | refused → withdrawn, by the owner, at once and permanently
 */
export const REVIEW_STATES = [
  'asked',
  'private',
  'waiting',
  'published',
  'refused',
  'withdrawn',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export interface ReviewAnswers {
  /** The assignment of the partner who came; null: none did. */
  readonly assignmentId: string | null;
  readonly becameJob: BecameJob;
  readonly stars: number;
  readonly text: string;
  readonly mayShow: boolean;
}

export interface Review {
  readonly id: string;
  /** Another after each change, and when the owner corrects the name or place shown. */
  readonly version: number;
  readonly leadId: string;
  readonly state: ReviewState;
  readonly askedAt: Date;
  /** Null until the owner has answered, and after a withdrawal. */
  readonly answers: ReviewAnswers | null;
  readonly givenAt: Date | null;
}

export interface PublishedReview {
  readonly name: string;
  readonly place: string;
  readonly service: string;
  readonly stars: number;
  readonly text: string;
}

/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

export const seenText = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

/**
 * The review once its owner has answered.
 *
 * @throws DomainError `review-not-asked` when it has been answered already, `review-invalid` when
 *   the named partner never had the lead, the text is empty or too long, or the stars are not
 *   whole, from 1 to 5
 */
export function givenReview(
  review: Review,
  answers: ReviewAnswers,
  assignments: readonly Assignment[],
  now: Date,
): Review {
  if (review.state !== 'asked') throw new DomainError('review-not-asked');
  const { assignmentId, stars, mayShow } = answers;
  const text = seenText(answers.text);
  const isKnown = assignmentId === null || assignments.some(({ id }) => id === assignmentId);
  const isRated = Number.isInteger(stars) && stars >= 1 && stars <= 5;
  const isText = hasAtMost(text, REVIEW_TEXT_MAX_LENGTH) && (text !== '' || !mayShow);
  if (!isKnown || !isRated || !isText) throw new DomainError('review-invalid');
  const state = mayShow ? 'waiting' : 'private';
  return { ...review, state, answers: { ...answers, text }, givenAt: now };
}

const SHOWN_KEYS = ['customerName', 'location'] as const satisfies readonly CorrectableKey[];

/** The correction changes a published review, so the administrator must see it again. */
export const changesShownReview = (corrections: Partial<Lead>): boolean =>
  SHOWN_KEYS.some((key) => key in corrections);

/** In place of an implausible name. */
const NAMELESS = 'Boligeier';

/**
 * A public review: first name, place, and the service.
 *
 * @param came the partner's kind; null: nobody came, or it is unknown
 */
export function shownReview(
  lead: Lead,
  { stars, text }: ReviewAnswers,
  came: PartnerGroup | null,
): PublishedReview {
  const { customerName, location } = lead;
  const name = firstName(seenText(customerName)) ?? NAMELESS;
  const place = [...seenText(location)].slice(0, REVIEW_FROM_MAX_LENGTH).join('');
  return { name, place, service: wantedOf(came ?? 'stylist', lead), stars, text };
}

/** Owners of leads accepted before the first moment and after the second are asked now. */
export function askedAbout(now: Date): { before: Date; after: Date } {
  return {
    before: daysAfter(now, -REVIEW_AFTER_DAYS),
    after: daysAfter(now, -REVIEW_WITHIN_DAYS),
  };
}
