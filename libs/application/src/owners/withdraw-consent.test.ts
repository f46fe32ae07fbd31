import { expect, it } from '@jest/globals';
import { TestMarket } from '../core/testing/test-market.js';
import { WithdrawConsent } from './withdraw-consent.js';

const HEARD = { subject: 'stylist', granted: false, place: 'telephone', heardBy: 'Kari' };

it('a consent is withdrawn in all merged leads, by any of them, once', async () => {
  const market = new TestMarket();
  const { cases, matching, store } = market;
  const [lead, later] = [await market.asked(), await market.asked()];
  expect(store.standing.get(later.id)?.mergedInto).toBe(lead.id);
  const withdrawing = new WithdrawConsent(matching, cases);
  for (let times = 0; times < 2; times += 1) {
    await withdrawing.execute(later.id, 'stylist', 'Kari');
  }
  for (const { id } of [lead, later]) {
    const { consents, assignments } = (await matching.caseOf(id))!;
    expect(consents.filter(({ granted }) => !granted)).toMatchObject([HEARD]);
    expect(assignments.filter(({ state }) => state === 'offered')).toEqual([]);
  }
});

it('no consent of an unknown lead is withdrawn', async () => {
  const { cases, matching } = new TestMarket();
  const withdrawn = new WithdrawConsent(matching, cases).execute('none', 'stylist', 'Kari');
  await expect(withdrawn).rejects.toMatchObject({ code: 'lead-not-found' });
});

it('a merged lead that is erased meanwhile is passed over', async () => {
  const market = new TestMarket();
  const { cases, matching, store } = market;
  const [lead, later] = [await market.asked(), await market.asked()];
  const open = cases.open.bind(cases);
  cases.open = (id, ...rest) => {
    if (id === lead.id) store.leads.delete(id);
    return open(id, ...rest);
  };
  await new WithdrawConsent(matching, cases).execute(later.id, 'stylist', 'Kari');
  const { consents } = (await matching.caseOf(later.id))!;
  expect(consents.at(-1)).toMatchObject(HEARD);
});
