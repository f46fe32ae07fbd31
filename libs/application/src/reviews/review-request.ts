import {
  askedAbout,
  DomainError,
  givenReview,
  type LeadCaseState,
  type PublishedReview,
  REVIEWS_SHOWN,
  type Review,
  type ReviewAnswers,
  type Version,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import { OwnerLinks } from '../lead-case/owner-access.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';
import type { ReviewOfLead, ReviewPosition, Reviews } from './reviews.js';
import { revealsOf, idsOf, ofSameMailbox } from '../lead-case/same-owner.js';

/** Small enough that other work runs in between. */
const ASKED_AT_A_TIME = 1_000;

/** A review with the partners it may be about. */
export interface OwnReview {
  readonly review: Review;
  readonly partners: readonly { assignmentId: string; name: string; company: string }[];
}

const isAsked = ({ state }: Review): boolean => state === 'asked';

/** Requests, keeps and publishes owners' reviews. */
export class ReviewRequest {
  private readonly door: OwnerLinks;

  constructor(
    private readonly reviews: Reviews,
    private readonly matching: MatchingRepository,
    cases: LeadCases,
    signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {
    this.door = new OwnerLinks(matching, cases, signer, clock);
  }

  /**
   * Requests all due reviews by e-mail. Returns how many. @throws DomainError `storage-unavailable`
   */
  async ask(): Promise<number> {
    const now = this.clock.now();
    let asked = 0;
    for (let batch = ASKED_AT_A_TIME; batch === ASKED_AT_A_TIME; asked += batch) {
      const newId = () => this.ids.next();
      batch = await this.reviews.ask(askedAbout(now), newId, now, ASKED_AT_A_TIME);
    }
    if (asked > 0) this.delivery.nudge();
    return asked;
  }

  /**
   * The requested or given review; undefined: none yet. Of merged leads a given one before a
   * requested one, and the lead's own first.
   * @throws DomainError `link-unknown`, `link-expired`, `link-outdated`, `storage-unavailable`
   */
  async view(token: string): Promise<OwnReview | undefined> {
    const all = await this.ofMailbox(await this.door.openForAll(token));
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

  /** @throws what {@link view} throws, DomainError `review-not-asked`, `review-invalid` */
  async give(token: string, answers: ReviewAnswers): Promise<void> {
    const now = this.clock.now();
    const all = await this.ofMailbox(await this.door.press(token));
    const review = (await this.reviewsOf(all)).find(isAsked);
    if (!review) throw new DomainError('review-not-asked');
    const reveals = (await revealsOf(this.matching, all)).map(({ assignment }) => assignment);
    const isKept = await this.reviews.give(givenReview(review, answers, reveals, now));
    if (!isKept) throw new DomainError('review-not-asked');
  }

  /**
   * Withdraws the reviews of all merged leads at once. Idempotent. @throws what {@link view} throws
   */
  async withdraw(token: string): Promise<void> {
    const all = await this.ofMailbox(await this.door.press(token));
    for (const { lead } of all) await this.reviews.withdraw(lead.id);
  }

  /** The permanently merged leads, the page's own first. */
  private async ofMailbox({ lead }: LeadCaseState): Promise<LeadCaseState[]> {
    return (await ofSameMailbox(this.matching, lead.id)).toReversed();
  }

  private async reviewsOf(all: readonly LeadCaseState[]): Promise<Review[]> {
    const reviews = await Promise.all(idsOf(all).map((id) => this.reviews.ofLead(id)));
    return reviews.filter((each) => each !== undefined);
  }

  /**
   * For the administrator, as {@link Reviews} lists them. @throws DomainError `storage-unavailable`
   */
  list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]> {
    return this.reviews.list(limit, after);
  }

  /**
   * @param expected the version that the decision is based on; undefined: any
   * @throws DomainError `review-not-found`, `version-stale`, `storage-unavailable`
   */
  async decide(id: string, state: 'published' | 'refused', expected?: Version): Promise<void> {
    const isKnown = await this.reviews.decide(id, state, expected);
    if (!isKnown) throw new DomainError('review-not-found');
  }

  /** @throws DomainError `review-not-found`, `storage-unavailable` */
  async find(id: string): Promise<ReviewOfLead> {
    const found = await this.reviews.find(id);
    if (!found) throw new DomainError('review-not-found');
    return found;
  }

  /**
   * Reviews that replace the illustrations: all of them, or none. @throws DomainError
   * `storage-unavailable`
   */
  async shown(): Promise<PublishedReview[]> {
    const published = await this.reviews.published(REVIEWS_SHOWN);
    return published.length < REVIEWS_SHOWN ? [] : published;
  }
}
