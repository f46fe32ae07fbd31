import type {
  Lead,
  PublishedReview,
  Recipient,
  Review,
  ReviewAnswers,
  SeenReview,
} from '@boligstyling/domain';

/** A review with the request it is about, and the company that came. */
export interface ReviewOfLead {
  readonly review: Review & { readonly answers: ReviewAnswers };
  readonly lead: Lead;
  /** Null: none did, or it is not known any more. */
  readonly company: string | null;
  /** As whom it came; null likewise. */
  readonly recipient: Recipient | null;
}

/** Where one stands in the list of those that may be shown. */
export interface ReviewPosition {
  readonly isWaiting: boolean;
  readonly givenAt: Date;
  readonly id: string;
}

/** Where it stands; it is given, as all of the list are. */
export const reviewPosition = ({ review }: ReviewOfLead): ReviewPosition => ({
  isWaiting: review.state === 'waiting',
  givenAt: review.givenAt ?? review.askedAt,
  id: review.id,
});

/** The reviews of requests, one each. All throw DomainError `storage-unavailable`. */
export abstract class Reviews {
  /**
   * Asks the owners of up to `limit` requests that a partner took between the two moments, and still
   * has, each once whatever the number of replicas: the question and its e-mail, all or nothing. Of
   * those that have joined for good it is one, the one that goes on if more are due.
   *
   * @param newId makes the ids of a question and of its e-mail
   * @returns how many
   */
  abstract ask(
    taken: { after: Date; before: Date },
    newId: () => string,
    now: Date,
    limit: number,
  ): Promise<number>;

  abstract ofLead(leadId: string): Promise<Review | undefined>;

  /** Keeps what the owner has answered. False: it was not asked any more. */
  abstract give(review: Review): Promise<boolean>;

  /** Takes it back, with its answers. Again, it changes nothing. */
  abstract withdraw(leadId: string): Promise<void>;

  /**
   * Those that may be shown, the ones to be decided first, then the latest.
   *
   * @param after the last one of the page before
   */
  abstract list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]>;

  /**
   * Together with what its owner corrects in the same moment, or a colleague decides, one after the other.
   *
   * @param seen what the administrator saw of it; left out: nobody looked
   * @returns false when it is unknown, or not for the administrator to decide
   * @throws DomainError `review-changed` where some of that is another by now: nothing is changed
   */
  abstract decide(id: string, state: 'published' | 'refused', seen?: SeenReview): Promise<boolean>;

  /** What is published, the latest first. */
  abstract published(limit: number): Promise<PublishedReview[]>;

  /** What is published of those that a partner came to, the latest first. */
  abstract publishedOf(partnerId: string, limit: number): Promise<PublishedReview[]>;
}
