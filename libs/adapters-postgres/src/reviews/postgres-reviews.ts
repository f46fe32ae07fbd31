import {
  type BecameJob,
  DomainError,
  type ReviewState,
  type Lead,
  ONE_OWNER_KINDS,
  type PublishedReview,
  type PartnerGroup,
  requireVersion,
  type Review,
  type ReviewAnswers,
  shownReview,
  KINDS_WITHOUT_REVIEW,
  type Version,
  REVIEW_STATES,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/row-fields.js';
import { NOTIFY_OF_LEAD } from '../tables/notification-schema.js';
import { idOf, fromDatabase } from '../core/statements.js';
import { AssignmentSchema } from '../tables/assignment-schema.js';
import { LeadSchema } from '../tables/lead-schema.js';
import {
  type PartnerRating,
  type ReviewOfLead,
  type ReviewPosition,
  Reviews,
} from '@boligstyling/application';
import {
  isMergedAs,
  isAcceptedRow,
  REAL_LEADS,
  awaitsModerationRow,
  isModeratedRow,
  isPublishedRow,
} from '../core/reveals.js';
import { LEAD_COLUMNS } from '../core/lead-rows.js';
import { announce } from '../core/webhook-rows.js';
import { literalOf } from '../core/rows-that.js';

/** From the request for a review; erased with the lead. */
export const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'review',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').unique(),
    state: p.string().length(20).$type<ReviewState>().index(),
    askedAt: p.datetime(3),
    givenAt: p.datetime(3).strictNullable(),
    assignmentId: () =>
      idOf(AssignmentSchema, 'assignment_id').deleteRule('set null').strictNullable().index(),
    becameJob: p.string().length(20).$type<BecameJob>().strictNullable(),
    stars: p.integer().strictNullable(),
    text: p.text().strictNullable(),
    mayShow: p.boolean().strictNullable(),
  },
});

/** Of two merged leads the remaining one is reviewed. */
const DUE = `
  select distinct on (remaining) a.lead_id as "leadId"
  from assignment a join ${REAL_LEADS} on lead.id = a.lead_id
    cross join lateral (
      select case when ${isMergedAs('lead', ONE_OWNER_KINDS)} then lead.merged_into else lead.id end as remaining
    ) one
  where not ${isMergedAs('lead', KINDS_WITHOUT_REVIEW)} and lead.customer_email <> ''
    and ${isAcceptedRow('a')} and answered_at > $1 and answered_at <= $2
    and not exists (select from review r where r.lead_id = remaining)
    and not exists (
      select from lead other join review r on r.lead_id = other.id
      where other.merged_into = remaining and ${isMergedAs('other', ONE_OWNER_KINDS)})
  order by remaining, a.lead_id <> remaining, a.lead_id
  limit $3`;

const DUE_UNLOCKED = `
  select lead.id as "leadId" from lead join (${DUE}) due on due."leadId" = lead.id
  for key share of lead skip locked`;

/** Leaves out reviews that another replica has requested. */
const ASK = `
  insert into review (id, lead_id, state, asked_at) values ($1, $2, ${literalOf(REVIEW_STATES, 'asked')}, $3)
  on conflict (lead_id) do nothing`;

const COLUMNS = `
  review.id, review.version, review.lead_id as "leadId", review.state, review.asked_at as "askedAt",
  review.given_at as "givenAt", review.assignment_id as "assignmentId",
  review.became_job as "becameJob", review.stars, review.text, review.may_show as "mayShow"`;

const OF_LEAD = `select ${COLUMNS} from review where lead_id = $1`;

const PUBLISHED_STATE = literalOf(REVIEW_STATES, 'published');

const TO_DECIDE = isModeratedRow();

const NO_ANSWERS = { assignmentId: null, becameJob: null, stars: null, text: null, mayShow: null };

/** Blocks other decisions, and an owner's correction. */
const LOCK = `select version from review
  where id = $1 and may_show and ${TO_DECIDE} for update`;

/** Only with permission to publish. Integrators are notified of a publication. */
const DECIDE = `
  with before as (
    select id, state from review where id = $1 and may_show and ${TO_DECIDE}
  ), decided as (
    update review set state = $2::text from before where review.id = before.id
    returning review.id, lead_id, before.state as was
  ), notified as (${announce({
    from: `decided join lead on lead.id = lead_id and lead.suspicion is null
      cross join (values ('review.published')) as new (event)`,
    detail: `jsonb_build_object('review', decided.id)`,
    where: `$2::text = ${PUBLISHED_STATE} and was <> ${PUBLISHED_STATE}`,
  })}
  )
  select id from decided`;

const givenIn = (which: string, order = '') => `
  select to_jsonb(review_row) as review, to_jsonb(lead_row) as lead, partner.company,
    assignment.partner_group as "partnerGroup"
  from (select ${COLUMNS} from review where ${which} and may_show
        order by ${order}given_at desc, id desc limit $1) review_row
  join lateral (select ${LEAD_COLUMNS} from lead where id = review_row."leadId") lead_row on true
  left join assignment on assignment.id = review_row."assignmentId"
  left join partner on partner.id = assignment.partner_id
  order by ${order.replace('state', 'review_row.state')}review_row."givenAt" desc, review_row.id desc`;

const IS_DECIDED = `not ${awaitsModerationRow()}`;

const LIST = givenIn(
  `${TO_DECIDE} and ($2::boolean is null or (${IS_DECIDED}) > $2
    or (${IS_DECIDED}) = $2 and (given_at, id) < ($3::timestamptz, $4::uuid))`,
  `${IS_DECIDED}, `,
);
const ONE = givenIn(`${TO_DECIDE} and id = $2`);
const PUBLISHED = givenIn(isPublishedRow());
const PUBLISHED_OF = givenIn(
  `${isPublishedRow()} and assignment_id in (select id from assignment where partner_id = $2)`,
);

const RATINGS = `
  select a.partner_id as "partnerId", avg(r.stars)::float as stars, count(*)::int as count
  from review r join assignment a on a.id = r.assignment_id
  where ${isPublishedRow('r')} and r.may_show and a.partner_id = any($1)
  group by a.partner_id`;

type Row = Omit<Review, 'answers' | 'askedAt' | 'givenAt'> & {
  askedAt: Date | string;
  givenAt: Date | string | null;
} & { [Key in keyof ReviewAnswers]: ReviewAnswers[Key] | null };

export class PostgresReviews extends fromDatabase(Reviews) {
  override ask(
    { after, before }: { after: Date; before: Date },
    newId: () => string,
    now: Date,
    limit: number,
  ): Promise<number> {
    const askOf = (statement: string) =>
      this.together(async (client) => {
        const due = await client.query<{ leadId: string }>(statement, [after, before, limit]);
        let asked = 0;
        for (const { leadId } of due.rows) {
          const { rowCount } = await client.query(ASK, [newId(), leadId, now]);
          if (!rowCount) continue;
          await client.query(NOTIFY_OF_LEAD, [newId(), leadId, 'owner-review', now]);
          asked += 1;
        }
        return asked;
      });
    return this.orPastLocked((skipLocked) => askOf(skipLocked ? DUE_UNLOCKED : DUE));
  }

  override async ofLead(leadId: string): Promise<Review | undefined> {
    return (await this.rowsOf<Row>(OF_LEAD, [leadId])).map(toReview)[0];
  }

  override give({ id, state, givenAt, answers }: Review): Promise<void> {
    return this.throughOrm(async (em) => {
      const given = { state, givenAt, ...answers };
      await em.nativeUpdate(ReviewSchema, { id, state: 'asked' }, given);
    });
  }

  override withdraw(leadId: string): Promise<void> {
    return this.throughOrm(async (em) => {
      const given = { leadId, state: { $ne: 'asked' as const } };
      await em.nativeUpdate(ReviewSchema, given, { state: 'withdrawn', ...NO_ANSWERS });
    });
  }

  override list(limit: number, after?: ReviewPosition): Promise<ReviewOfLead[]> {
    return this.given(LIST, [limit, after && !after.isWaiting, after?.givenAt, after?.id]);
  }

  override async find(id: string): Promise<ReviewOfLead | undefined> {
    return (await this.given(ONE, [1, id])).at(0);
  }

  override decide(id: string, state: ReviewState, expected?: Version): Promise<void> {
    return this.together(async (client) => {
      const [locked] = (await client.query<{ version: number }>(LOCK, [id])).rows;
      if (locked) requireVersion(locked.version, expected);
      const { rowCount } = await client.query(DECIDE, [id, state]);
      if (rowCount !== 1) throw new DomainError('review-not-found');
    });
  }

  override async published(limit: number): Promise<PublishedReview[]> {
    return shown(await this.given(PUBLISHED, [limit]));
  }

  override async publishedOf(partnerId: string, limit: number): Promise<PublishedReview[]> {
    return shown(await this.given(PUBLISHED_OF, [limit, partnerId]));
  }

  override async ratingsOf(partnerIds: readonly string[]): Promise<Map<string, PartnerRating>> {
    const rows = await this.rowsOf<PartnerRating & { partnerId: string }>(RATINGS, [partnerIds]);
    return new Map(rows.map(({ partnerId, ...rating }) => [partnerId, rating]));
  }

  private async given(statement: string, values: unknown[]): Promise<ReviewOfLead[]> {
    return toGiven(await this.rowsOf<GivenRow>(statement, values));
  }
}

interface GivenRow {
  readonly review: Row;
  readonly lead: Lead;
  readonly company: string | null;
  readonly partnerGroup: PartnerGroup | null;
}

const toGiven = (rows: readonly GivenRow[]): ReviewOfLead[] =>
  rows.flatMap(({ review, lead, ...came }) => {
    const { answers, ...rest } = toReview(review);
    if (!answers) return [];
    const received = { ...lead, receivedAt: new Date(lead.receivedAt) };
    return [{ review: { ...rest, answers }, lead: received, ...came }];
  });

const shown = (given: readonly ReviewOfLead[]): PublishedReview[] =>
  given.map(({ lead, review, partnerGroup }) => shownReview(lead, review.answers, partnerGroup));

function toReview({ id, version, leadId, state, askedAt, givenAt, ...row }: Row): Review {
  const { assignmentId, becameJob, stars, text, mayShow } = row;
  const isGiven = becameJob !== null && stars !== null && text !== null && mayShow !== null;
  return {
    ...{ id, version, leadId, state },
    askedAt: new Date(askedAt),
    givenAt: givenAt === null ? null : new Date(givenAt),
    answers: isGiven ? { assignmentId, becameJob, stars, text, mayShow } : null,
  };
}
