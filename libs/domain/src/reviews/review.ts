import { requireAsSeen } from '../core/as-seen.js';
import type { Assignment } from '../assignments/assignment.js';
import type { Recipient } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { firstName } from '../core/first-name.js';
import type { CorrectableKey } from '../leads/lead-corrections.js';
import { wantedOf } from '../leads/lead-question.js';
import type { Lead } from '../leads/lead.js';
import { hasAtMost } from '../core/text.js';
import { daysAfter } from '../core/time/time-span.js';

/** So many days after a partner took a request its owner is asked, once, how it went. */
export const REVIEW_AFTER_DAYS = 14;

/** Whom nobody asked by then is not asked any more: what was long ago is hardly remembered. */
export const REVIEW_WITHIN_DAYS = 45;

/** What is read on a card, and no longer. */
export const REVIEW_TEXT_MAX_LENGTH = 400;

/** Of a place, or a name, no more characters than that are shown. */
export const REVIEW_FROM_MAX_LENGTH = 60;

/** Real reviews take the place of the illustrations when there are so many, all at once. */
export const REVIEWS_SHOWN = 6;

export const BECAME_JOB = ['yes', 'no', 'undecided'] as const;
export type BecameJob = (typeof BECAME_JOB)[number];

/**
 * asked → private, when the owner does not want it shown
 * asked → waiting, when she does → published | refused, by the administrator, as often as wanted
 * published → waiting, when she corrects what is shown with it
 * private | waiting | published | refused → withdrawn, by the owner, at once and for good
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

/** What an owner says of how it went. */
export interface ReviewAnswers {
  /** The assignment of the partner who came; null: none did. */
  readonly assignmentId: string | null;
  readonly becameJob: BecameJob;
  /** From 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** Whether it may be shown with her first name and place. */
  readonly mayShow: boolean;
}

/** The one review of a request. */
export interface Review {
  readonly id: string;
  readonly leadId: string;
  readonly state: ReviewState;
  readonly askedAt: Date;
  /** Null until the owner has answered, and of what she has taken back. */
  readonly answers: ReviewAnswers | null;
  readonly givenAt: Date | null;
}

/** A review as anyone may read it. */
export interface PublishedReview {
  readonly name: string;
  readonly place: string;
  readonly service: string;
  readonly stars: number;
  readonly text: string;
}

/** What was seen of a review by whoever decides on it; what is left out may be anything. */
export type SeenReview = Partial<PublishedReview & Pick<Review, 'state'>>;

/** What shows nothing, or turns the letters around it: a name or a text may hold anything. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** A person's words in one line, without what nobody sees. */
export const seenText = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

/**
 * The review once its owner has answered.
 *
 * @throws DomainError `review-not-asked` when it has been answered already, `review-invalid` when it
 *   names a partner who never had the request, its text has nothing to read or is too long, or its
 *   stars are not whole, from 1 to 5
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

/** Of what {@link shownReview} shows of the request, what its owner can correct. */
const SHOWN_KEYS = ['customerName', 'location'] as const satisfies readonly CorrectableKey[];

/** Whether a published review would say something else, which the administrator has not seen. */
export const changesShownReview = (corrections: Partial<Lead>): boolean =>
  SHOWN_KEYS.some((key) => key in corrections);

/** In place of a name that looks like none. */
const NAMELESS = 'Boligeier';

/**
 * A review as it is shown: by first name and place alone, and what was wanted of who came.
 *
 * @param came as whom; null: nobody did, or it is not known any more
 */
export function shownReview(
  lead: Lead,
  { stars, text }: ReviewAnswers,
  came: Recipient | null,
): PublishedReview {
  const { customerName, location } = lead;
  const name = firstName(seenText(customerName)) ?? NAMELESS;
  const place = [...seenText(location)].slice(0, REVIEW_FROM_MAX_LENGTH).join('');
  return { name, place, service: wantedOf(came ?? 'stylist', lead), stars, text };
}

/** @throws DomainError `review-changed` where it is another by now, or somebody has decided on it since */
export function requireReviewAsSeen(
  lead: Lead,
  { state, answers }: Review & { readonly answers: ReviewAnswers },
  came: Recipient | null,
  seen: SeenReview,
): void {
  requireAsSeen({ ...shownReview(lead, answers, came), state }, seen, 'review-changed');
}

/** Who took a request before the first moment and after the second is asked now. */
export function askedAbout(now: Date): { before: Date; after: Date } {
  return {
    before: daysAfter(now, -REVIEW_AFTER_DAYS),
    after: daysAfter(now, -REVIEW_WITHIN_DAYS),
  };
}
