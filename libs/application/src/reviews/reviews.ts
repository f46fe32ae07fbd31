import type {
  Lead,
  PublishedReview,
  PartnerGroup,
  Review,
  ReviewAnswers,
  Version,
} from '@boligstyling/domain';

export interface ReviewOfLead {
  readonly review: Review & { readonly answers: ReviewAnswers };
  readonly lead: Lead;
  /** Null: none, or no longer known. */
  readonly company: string | null;
  /** The kind of that partner; null likewise. */
  readonly partnerGroup: PartnerGroup | null;
}

/** A partner's published reviews. */
export interface PartnerRating {
  /** Mean of the stars; null: none are published. */
  readonly stars: number | null;
  readonly count: number;
}

export const UNRATED: PartnerRating = { stars: null, count: 0 };

/** Keyset cursor. */
export interface ReviewPosition {
  readonly isWaiting: boolean;
  readonly givenAt: Date;
  readonly id: string;
}

/** A listed review always has the time it was given. */
export const reviewPosition = ({ review }: ReviewOfLead): ReviewPosition => ({
  isWaiting: review.state === 'waiting',
  givenAt: review.givenAt ?? review.askedAt,
  id: review.id,
});

/** Owners' reviews, one per lead. All throw DomainError `storage-unavailable`. */
export abstract class Reviews {
  /**
   * Requests reviews for up to `limit` leads accepted between the two moments by a partner that
   * still has them; each request and its e-mail are stored once, in one transaction, over all
   * processes. Permanently merged leads get one, the active lead if several are due.
   * @param newId makes the ids of a request and of its e-mail
   * @returns how many
   */
  abstract ask(
    taken: { after: Date; before: Date },
    newId: () => string,
    now: Date,
    limit: number,
  ): Promise<number>;

  abstract ofLead(leadId: string): Promise<Review | undefined>;

  /** Keeps the owner's answers. False: no review is requested. */
  abstract give(review: Review): Promise<boolean>;

  /** Withdraws a review with its answers. Idempotent. */
  abstract withdraw(leadId: string): Promise<void>;

  /**
   * Publishable reviews, undecided ones first, then the latest.
   * @param after the last one of the previous page
   */
  abstract list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]>;

  /**
   * Serialised with the owner's corrections and other decisions.
   * @param expected the version that the decision is based on; undefined: any
   * @returns false when it is unknown, or not for the administrator to decide
   * @throws DomainError `version-stale`
   */
  abstract decide(id: string, state: 'published' | 'refused', expected?: Version): Promise<boolean>;

  /** Undefined when it is unknown, or not for the administrator to decide. */
  abstract find(id: string): Promise<ReviewOfLead | undefined>;

  /** Latest first. */
  abstract published(limit: number): Promise<PublishedReview[]>;

  /** Published reviews of a partner, latest first. */
  abstract publishedOf(partnerId: string, limit: number): Promise<PublishedReview[]>;

  /** Ratings of partners by id; one without a published review is left out. */
  abstract ratingsOf(partnerIds: readonly string[]): Promise<Map<string, PartnerRating>>;
}
