import {
  DomainError,
  KINDS_WITHOUT_REVIEW,
  ONE_OWNER_KINDS,
  type PublishedReview,
  FIRST_VERSION,
  requireVersion,
  type Review,
  type Version,
  shownReview,
  isAccepted,
} from '@boligstyling/domain';
import {
  type PartnerRating,
  type ReviewOfLead,
  type ReviewPosition,
  reviewPosition,
  Reviews,
} from '../review-request.js';
import { nextVersion } from '../../core/testing/next-version.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryReviews extends Reviews {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async ask(
    { after, before }: { after: Date; before: Date },
    newId: () => string,
    now: Date,
    limit: number,
  ): Promise<number> {
    const due = [...this.store.assignments.values()]
      .filter(({ leadId }) => {
        const { mergeKind = null } = this.store.standing.get(leadId) ?? {};
        return mergeKind === null || !KINDS_WITHOUT_REVIEW.includes(mergeKind);
      })
      .filter(({ leadId }) => this.store.leads.get(leadId)?.customerEmail !== '')
      .filter((it) => isAccepted(it) && it.answeredAt !== null)
      .filter(({ answeredAt }) => answeredAt! <= before && answeredAt! > after)
      .map(({ leadId }) => leadId);
    const askedBefore = new Set([...this.store.reviews.keys()].map((id) => this.continuesAs(id)));
    const byHome = Map.groupBy(due, (leadId) => this.continuesAs(leadId));
    const asked = [...byHome]
      .filter(([continuesAs]) => !askedBefore.has(continuesAs))
      .map(
        ([continuesAs, leadIds]) => leadIds.find((leadId) => leadId === continuesAs) ?? leadIds[0]!,
      )
      .slice(0, limit);
    for (const leadId of asked) {
      const nothing = { state: 'asked', askedAt: now, answers: null, givenAt: null } as const;
      this.store.reviews.set(leadId, { ...nothing, version: FIRST_VERSION, id: newId(), leadId });
      this.store.notify(leadId, 'owner-review', newId(), { createdAt: now });
    }
    return asked.length;
  }

  override async ofLead(leadId: string): Promise<Review | undefined> {
    return this.store.reviews.get(leadId);
  }

  override async give(review: Review): Promise<void> {
    const asked = this.store.reviews.get(review.leadId);
    if (asked?.state === 'asked') this.store.reviews.set(review.leadId, nextVersion(asked, review));
  }

  override async withdraw(leadId: string): Promise<void> {
    const review = this.store.reviews.get(leadId);
    if (!review?.answers) return;
    this.store.reviews.set(leadId, nextVersion(review, { state: 'withdrawn', answers: null }));
  }

  override async list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]> {
    const isBeyond = (one: ReviewOfLead) => !after || inOrder(reviewPosition(one), after) > 0;
    return this.given(['waiting', 'published', 'refused'])
      .filter(isBeyond)
      .sort(latest)
      .slice(0, limit);
  }

  override async decide(
    id: string,
    state: 'published' | 'refused',
    expected?: Version,
  ): Promise<void> {
    const found = await this.find(id);
    if (!found) throw new DomainError('review-not-found');
    requireVersion(found.review.version, expected);
    this.store.reviews.set(found.lead.id, nextVersion<Review>(found.review, { state }));
    if (state === 'published' && found.review.state !== state) {
      const [event, detail] = ['review.published' as const, { review: id }];
      this.store.announcements.push({ leadId: found.lead.id, event, at: this.store.now, detail });
    }
  }

  override async find(id: string): Promise<ReviewOfLead | undefined> {
    return this.given(['waiting', 'published', 'refused']).find((it) => it.review.id === id);
  }

  override async published(limit: number): Promise<PublishedReview[]> {
    return this.given(['published'])
      .sort(latest)
      .slice(0, limit)
      .map(({ lead, review, partnerGroup }) => shownReview(lead, review.answers, partnerGroup));
  }

  override async publishedOf(partnerId: string, limit: number): Promise<PublishedReview[]> {
    const { assignments } = this.store;
    return this.given(['published'])
      .filter(({ review }) => {
        const came = assignments.get(review.answers.assignmentId ?? '');
        return came?.partnerId === partnerId;
      })
      .sort(latest)
      .slice(0, limit)
      .map(({ lead, review, partnerGroup }) => shownReview(lead, review.answers, partnerGroup));
  }

  override async ratingsOf(partnerIds: readonly string[]): Promise<Map<string, PartnerRating>> {
    const { assignments } = this.store;
    const stars = this.given(['published']).flatMap(({ review: { answers } }) => {
      const partnerId = assignments.get(answers.assignmentId ?? '')?.partnerId;
      return partnerId && partnerIds.includes(partnerId)
        ? [{ partnerId, stars: answers.stars }]
        : [];
    });
    const ofPartner = Map.groupBy(stars, ({ partnerId }) => partnerId);
    return new Map(
      [...ofPartner].map(([partnerId, all]) => {
        const sum = all.reduce((total, each) => total + each.stars, 0);
        return [partnerId, { stars: sum / all.length, count: all.length }];
      }),
    );
  }

  /** The lead of the same owner that a lead is merged into, or itself. */
  private continuesAs(leadId: string): string {
    const { mergedInto = null, mergeKind = null } = this.store.standing.get(leadId) ?? {};
    const isOneOwner = mergeKind !== null && ONE_OWNER_KINDS.includes(mergeKind);
    return (isOneOwner && mergedInto) || leadId;
  }

  private given(states: readonly Review['state'][]): ReviewOfLead[] {
    return [...this.store.reviews.values()].flatMap((review) => {
      const { answers } = review;
      const lead = this.store.leads.get(review.leadId);
      if (!answers || !lead || !states.includes(review.state)) return [];
      const came = this.store.assignments.get(answers.assignmentId ?? '');
      const company = this.store.partners.get(came?.partnerId ?? '')?.company ?? null;
      return [
        { review: { ...review, answers }, lead, company, partnerGroup: came?.partnerGroup ?? null },
      ];
    });
  }
}

/** Undecided ones first, then the latest. */
const inOrder = (a: ReviewPosition, b: ReviewPosition) =>
  Number(b.isWaiting) - Number(a.isWaiting) ||
  Number(b.givenAt) - Number(a.givenAt) ||
  b.id.localeCompare(a.id);

const latest = (a: ReviewOfLead, b: ReviewOfLead) => inOrder(reviewPosition(a), reviewPosition(b));
