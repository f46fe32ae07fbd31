import { randomUUID } from 'node:crypto';
import {
  type Assignment,
  type Lead,
  type PartnerGroup,
  type Review,
  type ReviewAnswers,
  advance,
  mergeByHand,
  correctLead,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeadRepository } from '../../leads/lead-repository.js';
import type { MatchingRepository } from '../../lead-case/matching-repository.js';
import type { NotificationOutbox } from '../../notifications/notification-outbox.js';
import { reviewPosition, type Reviews } from '../review-request.js';
import { happen } from '../../core/testing/happen.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

/** An empty storage seen through its ports, and a partner's acceptance. */
export interface ReviewsUnderTest {
  leads: LeadRepository;
  matching: MatchingRepository;
  outbox: NotificationOutbox;
  reviews: Reviews;
  /** Stores that the partner «Stil og Rom AS» has accepted the lead, or has lost it again. */
  taken: (
    leadId: string,
    at: Date,
    state?: Assignment['state'],
    partnerGroup?: PartnerGroup,
  ) => Promise<string>;
  /** The partner of an assignment. */
  partnerOf: (assignmentId: string) => Promise<string>;
}

const DAY_MS = 24 * 3600 * 1000;

export function reviewsContract(setUp: () => Promise<ReviewsUnderTest>): void {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const window = { after: daysAgo(45), before: daysAgo(14) };
  let under: ReviewsUnderTest;
  beforeEach(async () => {
    under = await setUp();
  });
  const receive = async (changes: Partial<Lead> = {}) => {
    const lead = sampleLead({ receivedAt: daysAgo(50), ...changes });
    await under.leads.receive(lead, []);
    return lead.id;
  };
  /** Two leads of one owner, the later merged into the earlier by hand. */
  const merged = async (): Promise<[earlier: string, later: string]> => {
    const both: [string, string] = [
      await receive(),
      await receive({ receivedAt: daysAgo(49), serviceType: 'Delstyling' }),
    ];
    for (const id of both) await happen(under.matching, id, (leadCase) => advance(leadCase));
    await happen(under.matching, both[1], (leadCase) => mergeByHand(leadCase));
    return both;
  };
  const ask = (limit = 100) => under.reviews.ask(window, randomUUID, now, limit);
  const mails = async () =>
    (await under.outbox.claimDue(99, 30)).flatMap((it) =>
      it.kind === 'owner-review' ? [it.leadId] : [],
    );
  const ANSWERS = { becameJob: 'yes', stars: 5, text: 'Fint.', mayShow: true } as const;
  const give = async (changes: Partial<ReviewAnswers> = {}, minutes = 0) => {
    const leadId = await receive({ customerName: 'Kari Nordmann', location: 'Bergen' });
    const assignmentId = await under.taken(leadId, daysAgo(14));
    await ask();
    const answers = { assignmentId, ...ANSWERS, ...changes };
    const asked = (await under.reviews.ofLead(leadId))!;
    const state = answers.mayShow ? 'waiting' : 'private';
    const givenAt = new Date(now.getTime() + minutes * 60_000);
    const review: Review = { ...asked, state, answers, givenAt };
    await under.reviews.give(review);
    return { ...review, version: asked.version + 1 };
  };

  describe('a review', () => {
    it('is requested when a partner has had the lead for so long, and not long after', async () => {
      const due = await receive();
      await under.taken(due, daysAgo(14));
      await under.taken(due, daysAgo(20));
      await under.taken(await receive(), daysAgo(13));
      await under.taken(await receive(), daysAgo(46));
      await under.taken(await receive(), daysAgo(20), 'withdrawn');
      expect(await ask()).toBe(1);
      expect(await mails()).toEqual([due]);
      expect(await under.reviews.ofLead(due)).toMatchObject({
        ...{ leadId: due, state: 'asked', askedAt: now, answers: null, givenAt: null },
      });
      expect(await under.reviews.ofLead(randomUUID())).toBeUndefined();
    });

    it('names the chosen partner in the lead’s case, until it is withdrawn', async () => {
      const jobWith = async (leadId: string) => (await under.matching.caseOf(leadId))?.jobWith;
      const { answers, leadId } = await give();
      const partnerId = await under.partnerOf(answers?.assignmentId ?? '');
      expect(await jobWith(leadId)).toEqual([partnerId]);
      expect(await jobWith((await give({ becameJob: 'no' })).leadId)).toEqual([]);
      await under.reviews.withdraw(leadId);
      expect(await jobWith(leadId)).toEqual([]);
    });

    it('names the chosen partner in the case of every permanently merged lead', async () => {
      const [earlier, later] = await merged();
      const assignmentId = await under.taken(later, daysAgo(14));
      await ask();
      const asked = (await under.reviews.ofLead(earlier)) ?? (await under.reviews.ofLead(later))!;
      const answers = { assignmentId, ...ANSWERS };
      await under.reviews.give({ ...asked, state: 'waiting', answers, givenAt: now });
      for (const id of [earlier, later]) {
        const state = await under.matching.caseOf(id);
        expect(state?.jobWith).toEqual([await under.partnerOf(assignmentId)]);
      }
    });

    it('is requested once under concurrent requests, in batches', async () => {
      for (let leads = 0; leads < 5; leads += 1) await under.taken(await receive(), daysAgo(20));
      expect(await ask(2)).toBe(2);
      await Promise.all([ask(), ask(), ask()]);
      expect(await ask()).toBe(0);
      expect(new Set(await mails()).size).toBe(5);
    });

    it('is requested for one of the merged leads of a mailbox, the active one where both are due', async () => {
      const [earlier, later] = await merged();
      await under.taken(later, daysAgo(20));
      await under.taken(earlier, daysAgo(15));
      const another = await receive({
        customerEmail: 'ola@eksempel.no',
        customerPhone: '99887766',
      });
      await under.taken(another, daysAgo(20));
      expect(await ask()).toBe(2);
      expect((await mails()).toSorted()).toEqual([earlier, another].toSorted());
      expect([await ask(), await under.reviews.ofLead(later)]).toEqual([0, undefined]);
    });

    it.each([0, 1])('is requested for one of them, whichever comes first: %i', async (which) => {
      const both = await merged();
      await under.taken(both[which]!, daysAgo(20));
      expect(await ask()).toBe(1);
      await under.taken(both[1 - which]!, daysAgo(20));
      expect(await ask()).toBe(0);
      expect(await mails()).toEqual([both[which]]);
    });

    it('is requested for the earlier of two leads from two mailboxes that were merged by hand', async () => {
      const earlier = await receive({ address: 'Storgata 1, 5015 Bergen' });
      const later = await receive({
        ...{ address: 'Storgata 1, 5015 Bergen', receivedAt: daysAgo(49) },
        ...{ customerEmail: 'ola@eksempel.no', customerPhone: '99887766' },
      });
      for (const id of [earlier, later]) await happen(under.matching, id, (it) => advance(it));
      await under.taken(later, daysAgo(20));
      await happen(under.matching, later, (it) => mergeByHand(it));
      expect(await ask()).toBe(0);
      await under.taken(earlier, daysAgo(15));
      expect(await ask()).toBe(1);
      expect(await mails()).toEqual([earlier]);
      expect(await ask()).toBe(0);
    });

    it("is requested for one of them, where the later one's was requested before the merge", async () => {
      const earlier = await receive({ address: 'Storgata 1, 5015 Bergen' });
      const later = await receive({
        ...{ address: 'Storgata 1, 5015 Bergen', receivedAt: daysAgo(49) },
        ...{ customerEmail: 'ola@eksempel.no', customerPhone: '99887766' },
      });
      for (const id of [earlier, later]) await happen(under.matching, id, (it) => advance(it));
      await under.taken(later, daysAgo(20));
      expect(await ask()).toBe(1);
      await happen(under.matching, later, (it) => mergeByHand(it));
      await under.taken(earlier, daysAgo(15));
      expect(await ask()).toBe(0);
    });

    it('is given once', async () => {
      const review = await give();
      expect(await under.reviews.ofLead(review.leadId)).toEqual(review);
      const other = { ...review, answers: { ...review.answers!, text: 'Noe annet.' } };
      await under.reviews.give(other);
      expect(await under.reviews.ofLead(review.leadId)).toEqual(review);
    });

    it('is published when both owner and administrator agree, and may be refused again', async () => {
      const [hidden, shown] = [await give({ mayShow: false }), await give()];
      for (const id of [hidden.id, randomUUID()]) {
        const decided = under.reviews.decide(id, 'published');
        await expect(decided).rejects.toMatchObject({ code: 'review-not-found' });
      }
      expect(await under.reviews.published(6)).toEqual([]);
      await under.reviews.decide(shown.id, 'published');
      expect(await under.reviews.published(6)).toEqual([
        expect.objectContaining({ name: 'Kari', place: 'Bergen', stars: 5, text: 'Fint.' }),
      ]);
      await under.reviews.decide(shown.id, 'refused');
      expect(await under.reviews.published(6)).toEqual([]);
    });

    it.each([
      [{ location: 'Storgata 1, Bergen' }, 'waiting'],
      [{ customerName: 'Ring 90012345' }, 'waiting'],
      [{ message: 'Ring etter kl. 17.' }, 'published'],
    ])(
      'is undecided again when its owner corrects what is shown with it: %j',
      async (reported, state) => {
        const [refused, shown] = [await give(), await give()];
        await under.reviews.decide(refused.id, 'refused');
        await under.reviews.decide(shown.id, 'published');
        for (const { leadId } of [refused, shown]) {
          await happen(under.matching, leadId, (leadCase) =>
            correctLead(leadCase, reported, false),
          );
        }
        const expected = { ...shown, version: expect.any(Number), state };
        expect(await under.reviews.ofLead(shown.leadId)).toEqual(expected);
        expect(await under.reviews.ofLead(refused.leadId)).toMatchObject({ state: 'refused' });
      },
    );

    it.each(['waiting', 'refused'] as const)(
      "is not decided from a stale view after the owner's correction, while %s",
      async (state) => {
        const { id, leadId } = await give();
        if (state === 'refused') await under.reviews.decide(id, state);
        const correct = (reported: Partial<Lead>) =>
          happen(under.matching, leadId, (leadCase) => correctLead(leadCase, reported, false));
        const seen = async () => (await under.reviews.ofLead(leadId))?.version;
        const before = await seen();
        await correct({ location: 'Storgata 1, Bergen' });
        const late = under.reviews.decide(id, 'published', before);
        await expect(late).rejects.toMatchObject({ code: 'version-stale' });
        expect(await under.reviews.ofLead(leadId)).toMatchObject({ state });
        const unknown = under.reviews.decide(randomUUID(), 'refused', 1);
        await expect(unknown).rejects.toMatchObject({ code: 'review-not-found' });
        await under.reviews.decide(id, 'published', await seen());
        expect(await under.reviews.published(6)).toMatchObject([{ place: 'Storgata 1, Bergen' }]);
      },
    );

    it('is not decided from a stale view after another decision', async () => {
      const { id, leadId } = await give();
      const { version } = (await under.reviews.ofLead(leadId))!;
      await under.reviews.decide(id, 'refused', version);
      const late = under.reviews.decide(id, 'published', version);
      await expect(late).rejects.toMatchObject({ code: 'version-stale' });
      expect((await under.reviews.find(id))?.review.state).toBe('refused');
      await under.reviews.decide(id, 'published', version + 1);
      expect((await under.reviews.find(id))?.review.state).toBe('published');
    });

    it('is withdrawn at once and permanently, with its answers', async () => {
      const { id, leadId } = await give();
      await under.reviews.decide(id, 'published');
      for (let times = 0; times < 2; times += 1) await under.reviews.withdraw(leadId);
      expect(await under.reviews.published(6)).toEqual([]);
      expect(await under.reviews.ofLead(leadId)).toMatchObject({
        state: 'withdrawn',
        answers: null,
      });
      const decided = under.reviews.decide(id, 'published');
      await expect(decided).rejects.toMatchObject({ code: 'review-not-found' });
      const asked = await receive();
      await under.taken(asked, daysAgo(20));
      await ask();
      await under.reviews.withdraw(asked);
      expect(await under.reviews.ofLead(asked)).toMatchObject({ state: 'asked' });
    });

    it('is listed for the administrator, undecided first, with its partner', async () => {
      const [first, second, third] = [await give({}, 1), await give({}, 2), await give({}, 3)];
      await give({ mayShow: false });
      await under.reviews.decide(third.id, 'published');
      const listed = await under.reviews.list(9);
      expect(listed.map(({ review }) => review.id)).toEqual([second.id, first.id, third.id]);
      expect(listed[0]).toMatchObject({
        review: second,
        company: 'Stil og Rom AS',
        lead: { id: second.leadId, customerName: 'Kari Nordmann', receivedAt: daysAgo(50) },
      });
      expect(await under.reviews.list(1)).toHaveLength(1);
    });

    it('is listed page by page, each exactly once', async () => {
      const given = [];
      for (const minutes of [1, 2, 2, 3, 4, 4]) given.push(await give({}, minutes));
      for (const { id } of given.slice(2)) await under.reviews.decide(id, 'published');
      const all = (await under.reviews.list(9)).map(({ review }) => review.id);
      const walked: string[] = [];
      let [last] = await under.reviews.list(1);
      while (last) {
        walked.push(last.review.id);
        [last] = await under.reviews.list(1, reviewPosition(last));
      }
      expect([walked, walked.length]).toEqual([all, given.length]);
    });

    it('is shown to the partner that it is about, as soon as it is public', async () => {
      const [about, other] = [await give({}, 1), await give({}, 2)];
      const partnerId = await under.partnerOf(about.answers!.assignmentId!);
      expect(await under.reviews.publishedOf(partnerId, 9)).toEqual([]);
      for (const { id } of [about, other]) await under.reviews.decide(id, 'published');
      expect(await under.reviews.publishedOf(partnerId, 9)).toEqual([
        expect.objectContaining({ name: 'Kari', place: 'Bergen', stars: 5, text: 'Fint.' }),
      ]);
      expect(await under.reviews.publishedOf(partnerId, 0)).toEqual([]);
      await under.reviews.withdraw(about.leadId);
      expect(await under.reviews.publishedOf(partnerId, 9)).toEqual([]);
    });

    it("describes the agent's service where an agent came, and the styling where nobody did", async () => {
      const leadId = await receive({ serviceType: 'Fullstyling', sellProperty: 'yes' });
      const assignmentId = await under.taken(leadId, daysAgo(14), 'accepted', 'estate-agent');
      await ask();
      const asked = (await under.reviews.ofLead(leadId))!;
      const answers = { ...ANSWERS, assignmentId };
      await under.reviews.give({ ...asked, state: 'waiting', answers, givenAt: now });
      await under.reviews.decide(asked.id, 'published');
      const partnerId = await under.partnerOf(assignmentId);
      const ofAgent = [expect.objectContaining({ service: 'Boligsalg' })];
      expect(await under.reviews.published(6)).toEqual(ofAgent);
      expect(await under.reviews.publishedOf(partnerId, 6)).toEqual(ofAgent);
      expect(await under.reviews.list(6)).toMatchObject([{ partnerGroup: 'estate-agent' }]);
      const { id } = await give({ assignmentId: null }, 1);
      await under.reviews.decide(id, 'published');
      expect(await under.reviews.published(1)).toMatchObject([{ service: 'Fullstyling' }]);
    });

    it('is erased with the lead', async () => {
      const { id, leadId } = await give();
      await under.reviews.decide(id, 'published');
      await under.leads.erase(leadId);
      expect(await under.reviews.published(6)).toEqual([]);
      expect(await under.reviews.ofLead(leadId)).toBeUndefined();
    });
  });
}
