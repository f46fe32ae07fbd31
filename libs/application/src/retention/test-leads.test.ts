import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  acceptAssignment,
  chooseQuote,
  DomainError,
  saveQuoteDraft,
  sendQuote,
  TEST_PARTNER,
  versionOf,
} from '@boligstyling/domain';
import { sampleTerms } from '@boligstyling/domain/testing';
import { inTime } from '../core/testing/in-time.js';
import { TestMarket } from '../core/testing/test-market.js';
import { STEP } from '../core/testing/happen.js';
import { ownerToken, partnerToken } from '../core/signed-links.js';
import { SubmitLead } from '../leads/submit-lead.js';
import { EraseTestLeads, TestLeads, TryProduct } from './test-leads.js';

/** Leads of the dashboard, newest first. */
class NotedTests extends TestLeads {
  ids: string[] = [];
  left: string[] = [];
  readonly asked: [now: Date, limit: number][] = [];

  override async due(now: Date, limit: number): Promise<string[]> {
    if (this.asked.push([now, limit]) > 9) throw new Error('It asks without end');
    return this.left.splice(0, limit);
  }

  override async ofDashboard(): Promise<string[]> {
    return this.ids;
  }

  override async hasAccepted(): Promise<boolean> {
    return true;
  }
}

describe('test leads whose time has passed', () => {
  const now = new Date('2026-11-24T12:00:00.000Z');

  async function erased(count: number, erase: (id: string) => Promise<void> = async () => {}) {
    const tests = new NotedTests();
    tests.left = Array.from({ length: count }, (_, nth) => `test-${nth}`);
    const ids: string[] = [];
    const eraseLead = {
      execute: async (id: string) => {
        ids.push(id);
        await erase(id);
        return [id];
      },
    };
    await inTime(new EraseTestLeads(tests, eraseLead, { now: async () => now }).execute());
    return { ids, asked: tests.asked };
  }

  it.each([
    [0, 1],
    [199, 1],
    [200, 2],
    [450, 3],
  ])('are all erased, 200 at a time: %i', async (count, times) => {
    const { asked, ids } = await erased(count);
    expect(new Set(ids).size).toBe(count);
    expect(asked).toEqual(Array.from({ length: times }, () => [now, 200]));
  });

  it('may be erased by somebody else meanwhile', async () => {
    const gone = await erased(2, () => Promise.reject(new DomainError('lead-not-found')));
    expect(gone.ids).toHaveLength(2);
    const away = erased(2, () => Promise.reject(new DomainError('storage-unavailable')));
    await expect(away).rejects.toMatchObject({ code: 'storage-unavailable' });
  });
});

describe('trying the product', () => {
  let market: TestMarket;
  let tests: NotedTests;
  let product: TryProduct;

  beforeEach(() => {
    market = new TestMarket();
    tests = new NotedTests();
    const { leads, ids, clock, delivery, nextSteps, matching, signer } = market;
    const submit = new SubmitLead(leads, ids, clock, delivery, nextSteps);
    const eraseLead = { execute: (id: string) => leads.erase(id) };
    product = new TryProduct(tests, submit, eraseLead, matching, signer);
  });

  async function send() {
    const { id } = await product.send('admin@boligstyling.no');
    tests.ids = [id, ...tests.ids];
    return market.store.leads.get(id)!;
  }

  it('sends the example as a test, to the administrator in place of the owner', async () => {
    const lead = await send();
    expect(lead).toMatchObject({
      ...{ customerName: 'Prøve Prøvesen', customerEmail: 'admin@boligstyling.no' },
      testUntil: expect.any(Date),
    });
    const consents = market.store.consents.get(lead.id);
    expect(consents).toMatchObject([{ subject: 'stylist', granted: true, place: 'api' }]);
  });

  it('replaces earlier tests, also those that are erased already', async () => {
    const first = await send();
    const second = await send();
    expect([...market.store.leads.keys()]).toEqual([second.id]);
    expect(tests.ids).toEqual([second.id, first.id]);
    await product.remove();
    expect(market.store.leads.size).toBe(0);
  });

  it('shows no progress without a test, nor of one that is erased', async () => {
    expect(await product.progress()).toBeUndefined();
    await send();
    await product.remove();
    expect(await product.progress()).toBeUndefined();
  });

  it('shows when each step was taken, with the links of partner and owner', async () => {
    const lead = await send();
    const { cases, matching, signer, store } = market;
    const link = ownerToken(signer, lead, lead.receivedAt);
    const shown = { sentAt: lead.receivedAt, ownerToken: link };
    const later = { askedAt: null, acceptedAt: null, quotedAt: null, chosenAt: null };
    expect(await product.progress()).toEqual({ ...shown, ...later, partnerToken: null });

    await matching.decide(lead.id, 'local', STEP(store.now));
    const assignment = [...store.assignments.values()][0]!;
    const asked = {
      ...{ ...shown, ...later, askedAt: assignment.offeredAt },
      partnerToken: partnerToken(signer, { assignment, partner: TEST_PARTNER }),
    };
    expect(await product.progress()).toEqual(asked);

    await cases.open(lead.id, (open) => acceptAssignment(open, assignment.id));
    const acceptedAt = store.now;
    expect(await product.progress()).toEqual({ ...asked, acceptedAt });

    store.advance(60);
    const terms = sampleTerms({ validUntil: '2027-01-01', earliestStart: '2027-01-10' });
    await cases.open(lead.id, (open) => saveQuoteDraft(open, assignment.id, terms));
    expect(await product.progress()).toEqual({ ...asked, acceptedAt });
    const sending = { seen: null, idempotencyKey: null };
    await cases.open(lead.id, (open) => sendQuote(open, assignment.id, terms, sending));
    const quotedAt = store.now;
    expect(await product.progress()).toEqual({ ...asked, acceptedAt, quotedAt });

    store.advance(60);
    const quote = [...store.quotes.values()][0]!;
    await cases.open(lead.id, (open) => chooseQuote(open, quote.id, versionOf(quote)));
    const chosenAt = store.now;
    expect(await product.progress()).toEqual({ ...asked, acceptedAt, quotedAt, chosenAt });
  });

  it('shows no time of an acceptance that is a decline, and the newest test alone', async () => {
    await send();
    const newest = await send();
    expect(await product.progress()).toMatchObject({ sentAt: newest.receivedAt });
    const { matching, store } = market;
    await matching.decide(newest.id, 'local', STEP(store.now));
    const [assignment] = [...store.assignments.values()];
    store.assignments.set(assignment!.id, {
      ...assignment!,
      ...{ state: 'declined', answeredAt: store.now },
    });
    expect(await product.progress()).toMatchObject({ acceptedAt: null });
  });

  it('knows that the test partner has accepted', async () => {
    expect(await product.hasAccepted()).toBe(true);
  });
});
