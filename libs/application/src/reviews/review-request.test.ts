import {
  type Lead,
  type Partner,
  REVIEW_AFTER_DAYS,
  REVIEWS_SHOWN,
  type ReviewAnswers,
  acceptAssignment,
  mergeByHand,
  withdrawByOwner,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { reviewPosition, ReviewRequest } from './review-request.js';
import { submissionToken } from '../core/signed-links.js';
import { TestMarket } from '../core/testing/test-market.js';

const DAY = 24 * 3600;
const NOT_ASKED = { code: 'review-not-asked' };

describe('owners’ reviews', () => {
  let market: TestMarket;
  let request: ReviewRequest;
  let anne: Partner;
  beforeEach(() => {
    market = new TestMarket();
    const { reviews, matching, cases, signer, ids, clock, delivery } = market;
    request = new ReviewRequest(reviews, matching, cases, signer, ids, clock, delivery);
    anne = market.join('Anne', { weeklyCapacity: 99 });
  });
  const questionOf = ({ id }: Lead) =>
    [...market.store.assignments.values()].find(({ leadId }) => leadId === id)!;
  /** A lead of a separate home that Anne has accepted. */
  const taken = async (nth = 0) => {
    const lead = await market.asked({
      customerPhone: `9000000${nth}`,
      customerEmail: `eier${nth}@eksempel.no`,
      address: `Vei ${nth}`,
    });
    await market.cases.open(lead.id, (it) => acceptAssignment(it, questionOf(lead).id));
    return lead;
  };
  const answers = (lead: Lead, changes: Partial<ReviewAnswers> = {}): ReviewAnswers => ({
    ...{ assignmentId: questionOf(lead).id, becameJob: 'yes', stars: 5, text: 'Så fint!' },
    ...{ mayShow: true, ...changes },
  });
  const asked = async (nth = 0) => {
    const lead = await taken(nth);
    market.store.advance(REVIEW_AFTER_DAYS * DAY);
    await request.ask();
    return { lead, token: market.ownerLink(lead) };
  };

  it('are requested once, when the time has come', async () => {
    await taken();
    const before = market.deliveries;
    market.store.advance(REVIEW_AFTER_DAYS * DAY - 1);
    expect([await request.ask(), market.deliveries - before]).toEqual([0, 0]);
    market.store.advance(1);
    expect([await request.ask(), market.deliveries - before]).toEqual([1, 1]);
    expect([await request.ask(), market.deliveries - before]).toEqual([0, 1]);
  });

  it('are requested a thousand at a time, until none is left', async () => {
    const batches = [1_000, 1_000, 7];
    const limits: number[] = [];
    market.reviews.ask = async (_when, _newId, _now, limit) => {
      limits.push(limit);
      return batches.shift() ?? 0;
    };
    expect(await request.ask()).toBe(2_007);
    expect(limits).toEqual([1_000, 1_000, 1_000]);
  });

  it("are shown to their owner with the possible partners, by the owner's own link alone", async () => {
    const lead = await taken();
    const link = market.ownerLink(lead);
    expect(await request.view(link)).toBeUndefined();
    market.store.advance(REVIEW_AFTER_DAYS * DAY);
    await request.ask();
    const assignmentId = questionOf(lead).id;
    expect(await request.view(link)).toMatchObject({
      review: { state: 'asked', leadId: lead.id },
      partners: [{ assignmentId, name: anne.name, company: anne.company }],
    });
    const sender = submissionToken(market.signer, { ...lead, receivedAt: market.store.now });
    await expect(request.view(sender)).rejects.toMatchObject({ code: 'link-outdated' });
    await expect(request.withdraw(sender)).rejects.toMatchObject({ code: 'link-outdated' });
  });

  it('may be of any partner that had the home, once each, by any permanently merged lead', async () => {
    const home = { customerEmail: 'eier@eksempel.no', address: 'Vei 1' };
    market.join('Berit', { services: ['Delstyling'], weeklyCapacity: 99 });
    const first = await market.asked(home);
    const second = await market.asked({ ...home, serviceType: 'Delstyling' });
    const asked = [...market.store.assignments.values()].map(({ id, leadId }) => [leadId, id]);
    expect(asked.map(([leadId]) => leadId)).toEqual([first.id, second.id]);
    for (const [leadId = '', id = ''] of asked)
      await market.cases.open(leadId, (it) => acceptAssignment(it, id));
    await market.cases.open(second.id, (it) => mergeByHand(it));
    market.store.advance(REVIEW_AFTER_DAYS * DAY);
    await request.ask();
    const token = market.ownerLink(first);
    const named = (await request.view(token))?.partners.map(({ name }) => name);
    expect(named?.toSorted()).toEqual(['Anne', 'Berit']);
    await request.give(token, answers(second));
    expect((await request.view(token))?.review.answers).toMatchObject({
      assignmentId: questionOf(second).id,
    });
    await market.cases.open(second.id, (it) => withdrawByOwner(it));
    const payments = [...market.store.sales.values()].map((it) => [
      it.assignmentId,
      it.paymentStatus,
    ]);
    expect(payments).toContainEqual([questionOf(second).id, 'pending']);
  });

  /**
   * Two leads of one mailbox, each accepted and with a requested review, before they are merged by
   * hand.
   */
  const bothAsked = async () => {
    const home = { customerEmail: 'eier@eksempel.no', address: 'Vei 1' };
    market.join('Berit', { services: ['Delstyling'], weeklyCapacity: 99 });
    const first = await market.asked(home);
    const second = await market.asked({ ...home, serviceType: 'Delstyling' });
    for (const { id, leadId } of market.store.assignments.values())
      await market.cases.open(leadId, (it) => acceptAssignment(it, id));
    market.store.advance(REVIEW_AFTER_DAYS * DAY);
    await request.ask();
    return { first, second };
  };
  const publish = async (lead: Lead) => {
    await request.give(market.ownerLink(lead), answers(lead));
    const [listed] = await request.list(1);
    await request.decide(listed!.review.id, 'published');
  };

  it('are withdrawn on the page of the lead theirs is merged into, the only page linked to', async () => {
    const { first, second } = await bothAsked();
    await publish(second);
    await market.cases.open(second.id, (it) => mergeByHand(it));
    const link = market.ownerLink(first);
    expect((await request.view(link))?.review).toMatchObject({ state: 'published' });
    expect(await market.reviews.published(9)).toHaveLength(1);
    await request.withdraw(link);
    expect(await market.reviews.published(9)).toEqual([]);
    expect((await request.view(link))?.review).toMatchObject({ state: 'asked', leadId: first.id });
    await request.give(link, answers(first));
    expect((await request.view(link))?.review).toMatchObject({ state: 'waiting' });
  });

  it('that are requested come before one that was withdrawn', async () => {
    const { first, second } = await bothAsked();
    await publish(first);
    await request.withdraw(market.ownerLink(first));
    await market.cases.open(second.id, (it) => mergeByHand(it));
    const { review } = (await request.view(market.ownerLink(first)))!;
    expect(review).toMatchObject({ state: 'asked', leadId: second.id });
  });

  it('name a partner that had both leads once', async () => {
    const { first, second } = await bothAsked();
    const byBerit = questionOf(second);
    market.store.assignments.set(byBerit.id, { ...byBerit, partnerId: anne.id });
    await market.cases.open(second.id, (it) => mergeByHand(it));
    const { partners } = (await request.view(market.ownerLink(first)))!;
    expect(partners).toMatchObject([{ assignmentId: questionOf(first).id, name: 'Anne' }]);
  });

  it("are the lead's own before those of merged leads, and both are withdrawn at once", async () => {
    const { first, second } = await bothAsked();
    for (const each of [first, second]) await publish(each);
    await market.cases.open(second.id, (it) => mergeByHand(it));
    for (const each of [first, second]) {
      expect((await request.view(market.ownerLink(each)))?.review.leadId).toBe(each.id);
    }
    await request.withdraw(market.ownerLink(second));
    expect(await market.reviews.published(9)).toEqual([]);
    const again = request.give(market.ownerLink(first), answers(first));
    await expect(again).rejects.toMatchObject(NOT_ASKED);
  });

  it('do not name a partner that was asked and never had the lead', async () => {
    market.join('Berit');
    const { lead, token } = await asked();
    const passedBy = [...market.store.assignments.values()].find(
      ({ leadId, revealedAt }) => leadId === lead.id && !revealedAt,
    );
    expect((await request.view(token))?.partners).toHaveLength(1);
    const invalid = request.give(token, answers(lead, { assignmentId: passedBy!.id }));
    await expect(invalid).rejects.toMatchObject({ code: 'review-invalid' });
  });

  it('are given once, after they are requested', async () => {
    const early = await taken(1);
    const given = request.give(market.ownerLink(early), answers(early));
    await expect(given).rejects.toMatchObject(NOT_ASKED);
    const { lead, token } = await asked();
    await request.give(token, answers(lead));
    expect((await request.view(token))?.review).toMatchObject({
      state: 'waiting',
      answers: { stars: 5 },
      givenAt: market.store.now,
    });
    const other = request.give(token, answers(lead, { stars: 4 }));
    await expect(other).rejects.toMatchObject(NOT_ASKED);
  });

  it('are repeated after a fault, and name the job to the lead then', async () => {
    const { lead, token } = await asked();
    const openFirst = market.cases.openFirst.bind(market.cases);
    market.cases.openFirst = async () => {
      throw new Error('The process ended');
    };
    await expect(request.give(token, answers(lead))).rejects.toThrow('ended');
    market.cases.openFirst = openFirst;
    await request.give(token, answers(lead, { text: ' Så  fint! ' }));
    expect(market.store.leads.get(lead.id)?.status).toBe('won');
  });

  it('are given once by two concurrent answers', async () => {
    const { lead, token } = await asked();
    const given = [5, 4].map((stars) => request.give(token, answers(lead, { stars })));
    const [first, second] = await Promise.allSettled(given);
    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: NOT_ASKED });
  });

  it('are withdrawn at once', async () => {
    const { lead, token } = await asked();
    await request.give(token, answers(lead));
    await request.withdraw(token);
    await request.withdraw(token);
    expect((await request.view(token))?.review).toMatchObject({
      state: 'withdrawn',
      answers: null,
    });
  });

  it('are published or refused by the administrator', async () => {
    const { lead, token } = await asked();
    market.store.advance(60);
    await request.give(token, answers(lead));
    const [listed] = await request.list(1);
    expect(listed).toMatchObject({ lead: { id: lead.id }, company: anne.company });
    expect(reviewPosition(listed!)).toEqual({
      ...{ isWaiting: true, givenAt: market.store.now, id: listed!.review.id },
    });
    await request.decide(listed!.review.id, 'refused');
    expect((await request.view(token))?.review.state).toBe('refused');
    const unknown = request.decide('nothing', 'published');
    await expect(unknown).rejects.toMatchObject({ code: 'review-not-found' });
    expect(await request.find(listed!.review.id)).toMatchObject({ lead: { id: lead.id } });
    await expect(request.find('nothing')).rejects.toMatchObject({ code: 'review-not-found' });
  });

  it('replace the illustrations when there are enough, all at once', async () => {
    for (let nth = 0; nth < REVIEWS_SHOWN; nth += 1) {
      expect(await request.shown()).toEqual([]);
      const { lead, token } = await asked(nth);
      await request.give(token, answers(lead));
      const [listed] = await request.list(1);
      await request.decide(listed!.review.id, 'published');
    }
    expect(await request.shown()).toHaveLength(REVIEWS_SHOWN);
  });
});
