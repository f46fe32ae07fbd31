import { randomUUID } from 'node:crypto';
import { billedUpTo, isUnanswered, type Lead, noFigures, type Partner } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PartnerHome, type PartnerLeads } from './partner-home.js';
import { InMemorySaleRepository } from '../billing/testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

const DAY = 24 * 3600;
const NOT_FOUND = { code: 'assignment-not-found' };

/** An in-memory stand-in; order and paging belong to the storage. */
function partnerLeadsIn({ store }: TestMarket): PartnerLeads {
  const of = (partnerId: string) =>
    [...store.assignments.values()].flatMap((assignment) => {
      const lead = store.leads.get(assignment.leadId);
      const partner = store.partners.get(partnerId);
      const isOwn = assignment.partnerId === partnerId;
      return lead && partner && isOwn ? [{ assignment, partner, lead }] : [];
    });
  return {
    candidate: async (id) => {
      const partner = store.partners.get(id);
      const { length: open } = of(id).filter(({ assignment }) => assignment.state === 'offered');
      return partner && { partner, figures: { ...noFigures(id), open } };
    },
    waiting: async (id) => of(id).filter(({ assignment }) => isUnanswered(assignment)),
    outcomesSince: async (id, time) => {
      const since = of(id).filter(({ assignment: { state, answeredAt } }) => {
        return state === 'accepted' && answeredAt !== null && answeredAt >= time;
      });
      const count = (report: string) =>
        since.filter(({ assignment }) => assignment.report === report).length;
      return { accepted: since.length, won: count('won'), lost: count('lost') };
    },
    accepted: async (id) =>
      [...store.sales.values()]
        .filter(({ partnerId, assignmentId }) => partnerId === id && assignmentId === null)
        .map((sale) => {
          const { id, createdAt: acceptedAt, amountOre: priceOre, vatRate } = sale;
          const asksForVat = vatRate !== null;
          const reported = { id, acceptedAt, priceOre, asksForVat, sale };
          return { ...reported, isDisputeGranted: false, quoteState: null, partnerLead: null };
        }),
  };
}

describe("a partner's own page", () => {
  let market: TestMarket;
  let home: PartnerHome;
  let anne: Partner;
  let other: Partner;
  let lead: Lead;
  beforeEach(async () => {
    market = new TestMarket();
    const { matching, reviews, cases, signer, clock, store } = market;
    const partnerLeads = partnerLeadsIn(market);
    const sales = new InMemorySaleRepository(store);
    home = new PartnerHome(partnerLeads, matching, sales, reviews, cases, signer, clock);
    anne = market.join('Anne');
    other = market.join('Berit');
    lead = await market.asked();
  });
  const questionOf = ({ id }: Partner, { id: leadId }: Lead = lead) => {
    const all = [...market.store.assignments.values()];
    return all.find((each) => each.partnerId === id && each.leadId === leadId)!;
  };
  const accept = (of = lead) => home.accept(anne.id, questionOf(anne, of).id);

  it("shows waiting assignments, used capacity, and this month's sales", async () => {
    const before = await home.view(anne.id);
    expect(before).toMatchObject({
      partner: { id: anne.id },
      usedCapacity: 1,
      month: { accepted: 0, won: 0, lost: 0, ore: 0 },
      seenAt: market.store.now,
    });
    expect(before.waiting.map(({ assignment }) => assignment.leadId)).toEqual([lead.id]);
    await accept();
    await home.report(anne.id, questionOf(anne).id, 'won');
    expect(await home.view(anne.id)).toMatchObject({
      waiting: [],
      reviews: [],
      month: { accepted: 1, won: 1, lost: 0, ore: anne.prices.baseOre },
    });
  });

  it("shows if MVA comes on top of this month's sales", async () => {
    const asksForVat = async () => (await home.view(anne.id)).month.asksForVat;
    expect(await asksForVat()).toBe(false);
    await accept();
    expect(await asksForVat()).toBe(true);
    for (const [id, sale] of market.store.sales) {
      market.store.sales.set(id, { ...sale, vatRate: null });
    }
    expect(await asksForVat()).toBe(false);
  });

  it('cannot accept a lead that is erased in that moment', async () => {
    market.eraseBeforeNextDecision(lead);
    await expect(accept()).rejects.toMatchObject(NOT_FOUND);
  });

  it('sends a dispute of a lead that is not erased to its own page', async () => {
    await accept();
    const [id = ''] = market.store.sales.keys();
    await expect(home.disputeErased(anne.id, id, 'wrong-number')).rejects.toMatchObject({
      code: 'sale-not-found',
    });
  });

  it('counts paid sales too, of this month in Norway alone', async () => {
    await accept();
    const [sale] = market.store.sales.values();
    market.store.sales.set(sale!.id, { ...sale!, paymentStatus: 'paid' });
    market.store.now = new Date('2026-11-30T22:59:59.000Z');
    expect((await home.view(anne.id)).month).toMatchObject({
      accepted: 1,
      ore: anne.prices.baseOre,
    });
    market.store.now = new Date('2026-11-30T23:00:00.000Z');
    expect((await home.view(anne.id)).month).toMatchObject({ accepted: 0, ore: 0 });
  });

  it('requires a known partner', async () => {
    const unknown = { code: 'partner-not-found' };
    await expect(home.view(randomUUID())).rejects.toMatchObject(unknown);
  });

  it('links to the page of a lead as long as the link is valid', () => {
    const assignment = questionOf(anne);
    const offer = { assignment, partner: anne };
    const over = assignment.offeredAt.getTime() + 60 * DAY * 1000;
    expect(home.linkTo(offer)).toBe(market.partnerLink(lead, anne));
    market.store.now = new Date(over - 1);
    expect(home.linkTo(offer)).not.toBeNull();
    market.store.now = new Date(over);
    expect(home.linkTo(offer)).toBeNull();
    const elsewhere = { ...anne, emailChangedAt: market.store.now };
    expect(home.linkTo({ assignment, partner: elsewhere })).not.toBeNull();
  });

  it('accepts an assignment and reports its outcome', async () => {
    await accept();
    expect(questionOf(anne)).toMatchObject({ state: 'accepted', report: null });
    await home.report(anne.id, questionOf(anne).id, 'contacted');
    expect(questionOf(anne)).toMatchObject({ report: 'contacted' });
  });

  it("does not touch another partner's or an unknown assignment", async () => {
    const theirs = questionOf(other).id;
    await expect(home.accept(anne.id, theirs)).rejects.toMatchObject(NOT_FOUND);
    await expect(home.report(anne.id, theirs, 'won')).rejects.toMatchObject(NOT_FOUND);
    await expect(home.accept(anne.id, randomUUID())).rejects.toMatchObject(NOT_FOUND);
    expect(questionOf(other)).toMatchObject({ state: 'offered', report: null });
  });

  describe('of an erased lead', () => {
    const UNTIL = new Date('2026-12-04T12:00:00.000Z');
    beforeEach(async () => {
      await accept();
      await market.leads.erase(lead.id);
    });
    const erased = async () => (await home.accepted(anne.id, 1))[0]!;
    const dispute = async (by = anne) =>
      home.disputeErased(by.id, (await erased()).id, 'wrong-number');

    it('lets its sale be disputed for 14 days after the yes, and keeps only the reason', async () => {
      expect(home.disputeUntil(await erased())).toEqual(UNTIL);
      market.store.now = new Date(UNTIL.getTime() - 1);
      await dispute();
      await dispute();
      const after = await erased();
      expect(after.sale?.dispute).toMatchObject({ reason: 'wrong-number', text: null });
      expect(billedUpTo(UNTIL)).toEqual(after.sale?.createdAt);
      expect(home.disputeUntil(after)).toBeNull();
    });

    it('rejects a later dispute, when the sale may be billed', async () => {
      market.store.now = UNTIL;
      expect(home.disputeUntil(await erased())).toBeNull();
      await expect(dispute()).rejects.toMatchObject({ code: 'dispute-too-late' });
      expect((await erased()).sale?.dispute).toBeNull();
    });

    it("rejects another partner's dispute", async () => {
      await expect(dispute(other)).rejects.toMatchObject({ code: 'sale-not-found' });
    });
  });
});
