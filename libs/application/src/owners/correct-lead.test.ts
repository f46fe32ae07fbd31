import { expect, it } from '@jest/globals';
import { DomainError } from '@boligstyling/domain';
import { TestMarket } from '../core/testing/test-market.js';
import { CorrectLead } from './correct-lead.js';

const setUp = async () => {
  const market = new TestMarket();
  const { cases, locateLeads, matching, store } = market;
  const lead = await market.asked();
  const events = () => [...store.events].filter(({ kind }) => kind === 'corrected');
  return { market, lead, events, correct: new CorrectLead(matching, cases, locateLeads) };
};

it('a lead is corrected by the dashboard, once', async () => {
  const { correct, events, lead, market } = await setUp();
  const sent = { customerName: 'Ola Nordmann', message: lead.message };
  const seen: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    await correct.execute(lead.id, sent, ({ customerName }) => void seen.push(customerName));
  }
  expect(seen).toEqual([lead.customerName, 'Ola Nordmann']);
  expect(market.store.leads.get(lead.id)).toEqual({ ...lead, customerName: 'Ola Nordmann' });
  const change = { key: 'customerName', before: lead.customerName, after: 'Ola Nordmann' };
  expect(events()).toMatchObject([{ leadId: lead.id, detail: { changes: [change] } }]);
});

it('a correction looks for a duplicate', async () => {
  const { correct, lead, market } = await setUp();
  const { customerEmail, customerPhone } = lead;
  market.store.advance(60);
  const other = await market.asked({ customerPhone: '99887766', customerEmail: 'x@y.no' });
  await correct.execute(other.id, { customerEmail, customerPhone }, () => undefined);
  const state = await market.matching.caseOf(other.id);
  expect([state?.mergedInto, state?.perhapsSameAs]).toContain(lead.id);
});

it('a lead that is unknown, or not the one that was seen, is not corrected', async () => {
  const { correct, lead, market } = await setUp();
  const sent = { customerName: 'Ola Nordmann' };
  const unknown = correct.execute('none', sent, () => undefined);
  await expect(unknown).rejects.toMatchObject({ code: 'lead-not-found' });
  const stale = correct.execute(lead.id, sent, () => {
    throw new DomainError('version-stale');
  });
  await expect(stale).rejects.toMatchObject({ code: 'version-stale' });
  expect(market.store.leads.get(lead.id)).toEqual(lead);
});
