import {
  askedAbout,
  confirmJob,
  DomainError,
  givenReview,
  hasAnswers,
  type LeadCaseState,
  type PublishedReview,
  REVIEWS_SHOWN,
  type Review,
  type ReviewAnswers,
  type Version,
  type Lead,
  type PartnerGroup,
  awaitsModeration,
} from '@boligstyling/domain';
import { ignoreErased } from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import { OwnerLinks, revealsOf, idsOf, ofSameMailbox } from '../lead-case/owner-access.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';

export interface ReviewOfLead {
  readonly review: Review & { readonly answers: ReviewAnswers };
  readonly lead: Lead;
  readonly company: string | null;
  readonly partnerGroup: PartnerGroup | null;
}

export interface PartnerRating {
  /** Mean; null: none are published. */
  readonly stars: number | null;
  readonly count: number;
}

export const UNRATED: PartnerRating = { stars: null, count: 0 };

export interface ReviewPosition {
  readonly isWaiting: boolean;
  readonly givenAt: Date;
  readonly id: string;
}

export const reviewPosition = ({ review }: ReviewOfLead): ReviewPosition => ({
  isWaiting: awaitsModeration(review),
  givenAt: review.givenAt ?? review.askedAt,
  id: review.id,
});

/** One per lead. */
export abstract class Reviews {
  /**
   * For leads accepted between the moments by a partner that still has them; each request is stored
   * once with its e-mail, over all processes. Permanently merged leads get one.
   *
   * @returns how many, up to `limit`
   */
  abstract ask(
    accepted: { after: Date; before: Date },
    newId: () => string,
    now: Date,
    limit: number,
  ): Promise<number>;

  abstract ofLead(leadId: string): Promise<Review | undefined>;

  /** Only a requested one. */
  abstract give(review: Review): Promise<void>;

  /** With its answers. Idempotent. */
  abstract withdraw(leadId: string): Promise<void>;

  /** Publishable ones, undecided first, then the latest. */
  abstract list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]>;

  /**
   * Serialised with the owner's corrections.
   *
   * @throws `version-stale`; `review-not-found` also when not for the administrator to decide
   */
  abstract decide(id: string, state: 'published' | 'refused', expected?: Version): Promise<void>;

  abstract find(id: string): Promise<ReviewOfLead | undefined>;

  /** Latest first. */
  abstract published(limit: number): Promise<PublishedReview[]>;

  /** Latest first. */
  abstract publishedOf(partnerId: string, limit: number): Promise<PublishedReview[]>;

  /** By id; one without a published review is left out. */
  abstract ratingsOf(partnerIds: readonly string[]): Promise<Map<string, PartnerRating>>;
}

/** Small enough that other work runs in between. */
const ASKED_AT_A_TIME = 1_000;

export interface OwnReview {
  readonly review: Review;
  readonly partners: readonly { assignmentId: string; name: string; company: string }[];
}

const isAsked = ({ state }: Review): boolean => state === 'asked';

export class ReviewRequest {
  private readonly links: OwnerLinks;

  constructor(
    private readonly reviews: Reviews,
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {
    this.links = new OwnerLinks(matching, cases, signer, clock);
  }

  async ask(): Promise<number> {
    const now = this.clock.now();
    const newId = () => this.ids.next();
    let asked = 0;
    let batch: number;
    do {
      batch = await this.reviews.ask(askedAbout(now), newId, now, ASKED_AT_A_TIME);
      asked += batch;
    } while (batch === ASKED_AT_A_TIME);
    if (asked > 0) this.delivery.nudge();
    return asked;
  }

  /**
   * The review of this lead or a merged one: a given review comes before a requested one, then the
   * lead's own. Undefined: none yet.
   *
   * @throws `link-unknown`, `link-expired`, `link-outdated`
   */
  async view(token: string): Promise<OwnReview | undefined> {
    const all = await this.ofMailbox(await this.links.openForAll(token));
    const reviews = await this.reviewsOf(all);
    const review = reviews.find(({ answers }) => answers) ?? reviews.find(isAsked) ?? reviews.at(0);
    if (!review) return undefined;
    const reveals = await revealsOf(this.matching, all);
    const isFirst = ({ partner }: PartnerAssignment, nth: number) =>
      reveals.findIndex((it) => it.partner.id === partner.id) === nth;
    const partners = reveals.filter(isFirst).map(({ assignment, partner }) => ({
      assignmentId: assignment.id,
      name: partner.name,
      company: partner.company,
    }));
    return { review, partners };
  }

  /**
   * Repeated, it follows a fault in between.
   *
   * @throws as {@link view}, `review-not-asked`, `review-invalid`
   */
  async give(token: string, answers: ReviewAnswers): Promise<void> {
    const now = this.clock.now();
    const all = await this.ofMailbox(await this.links.press(token));
    const review = (await this.reviewsOf(all)).find(isAsked);
    const reveals = (await revealsOf(this.matching, all)).map(({ assignment }) => assignment);
    if (review) await this.reviews.give(givenReview(review, answers, reveals, now));
    const isGiven = (await this.reviewsOf(all)).some((each) => hasAnswers(each, answers));
    if (!isGiven) throw new DomainError('review-not-asked');
    const of = reveals.find(({ id }) => id === answers.assignmentId);
    if (of && answers.becameJob === 'yes') {
      for (const { lead } of all) await this.confirmJob(lead.id, of.partnerId);
    }
  }

  private confirmJob(leadId: string, partnerId: string): Promise<boolean> {
    return ignoreErased(this.cases.openFirst(leadId, (open) => confirmJob(open, partnerId)));
  }

  /** Of all merged leads. Idempotent. @throws as {@link view} */
  async withdraw(token: string): Promise<void> {
    const all = await this.ofMailbox(await this.links.press(token));
    for (const { lead } of all) await this.reviews.withdraw(lead.id);
  }

  private async ofMailbox(own: LeadCaseState): Promise<LeadCaseState[]> {
    return (await ofSameMailbox(this.matching, own)).toReversed();
  }

  private async reviewsOf(all: readonly LeadCaseState[]): Promise<Review[]> {
    const reviews = await Promise.all(idsOf(all).map((id) => this.reviews.ofLead(id)));
    return reviews.filter((each) => each !== undefined);
  }

  list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]> {
    return this.reviews.list(limit, after);
  }

  /** @throws `review-not-found`, `version-stale` */
  decide(id: string, state: 'published' | 'refused', expected?: Version): Promise<void> {
    return this.reviews.decide(id, state, expected);
  }

  /** @throws `review-not-found` */
  async find(id: string): Promise<ReviewOfLead> {
    const found = await this.reviews.find(id);
    if (!found) throw new DomainError('review-not-found');
    return found;
  }

  /** All of them replace the illustrations, or none. */
  async shown(): Promise<PublishedReview[]> {
    const published = await this.reviews.published(REVIEWS_SHOWN);
    return published.length < REVIEWS_SHOWN ? [] : published;
  }
}
