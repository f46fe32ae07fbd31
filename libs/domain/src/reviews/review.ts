import type { Assignment } from '../assignments/assignment.js';
import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { firstName } from '../core/wording.js';
import type { CorrectableKey } from '../leads/lead-corrections.js';
import { wantedOf } from '../leads/lead-offer.js';
import type { Lead } from '../leads/lead.js';
import { hasAtMost } from '../core/text.js';
import { daysAfter } from '../core/time/time-span.js';

/** Days after the acceptance; the owner is asked once. */
export const REVIEW_AFTER_DAYS = 14;

/** Later, memory fades. */
export const REVIEW_WITHIN_DAYS = 45;

/** Fits a card. */
export const REVIEW_TEXT_MAX_LENGTH = 400;

export const REVIEW_FROM_MAX_LENGTH = 60;

/** So many replace the illustrations. */
export const REVIEWS_SHOWN = 6;

export const BECAME_JOB = ['yes', 'no', 'undecided'] as const;
export type BecameJob = (typeof BECAME_JOB)[number];

/**
 * - asked → private, when the owner does not want it shown
 * - asked → waiting, with consent → published | refused, by the administrator, repeatedly
 * - published → waiting, when the owner corrects the name or place
 * - private | waiting | published | refused → withdrawn, by the owner, permanently
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

type OfState = Pick<Review, 'state'>;

/** The administrator decides on it, also again. */
export function isModerated({ state }: OfState): boolean {
  return state === 'waiting' || state === 'published' || state === 'refused';
}

export function awaitsModeration({ state }: OfState): boolean {
  return state === 'waiting';
}

export function isPublishedReview({ state }: OfState): boolean {
  return state === 'published';
}

export interface ReviewAnswers {
  /** Of the partner who came; null: none did. */
  readonly assignmentId: string | null;
  readonly becameJob: BecameJob;
  readonly stars: number;
  readonly text: string;
  readonly mayShow: boolean;
}

export interface Review {
  readonly id: string;
  /** Also changes with the name or place shown. */
  readonly version: number;
  readonly leadId: string;
  readonly state: ReviewState;
  readonly askedAt: Date;
  /** Null until answered, and after a withdrawal. */
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

/** Also those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

export const seenText = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

/**
 * @throws `review-not-asked`, `review-invalid` when the partner never had the lead, the text is
 * empty or too long, or the stars are not whole, from 1 to 5
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

export function hasAnswers({ answers }: Review, given: ReviewAnswers): boolean {
  const theirs = Object.entries({ ...given, text: seenText(given.text) });
  return theirs.every(([key, value]) => answers?.[key as keyof ReviewAnswers] === value);
}

const SHOWN_KEYS = ['customerName', 'location'] as const satisfies readonly CorrectableKey[];

export const changesShownReview = (corrections: Partial<Lead>): boolean =>
  SHOWN_KEYS.some((key) => key in corrections);

/** In place of an implausible name. */
const NAMELESS = 'Boligeier';

/** @param came the partner's kind; null: nobody or unknown */
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

export function askedAbout(now: Date): { before: Date; after: Date } {
  return {
    before: daysAfter(now, -REVIEW_AFTER_DAYS),
    after: daysAfter(now, -REVIEW_WITHIN_DAYS),
  };
}
