import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Lead,
  type LEAD_PARTS,
  REVIEW_AFTER_DAYS,
  acceptAssignment,
  sendQuote,
  mergeByHand,
} from '@boligstyling/domain';
import { sampleTerms } from '@boligstyling/domain/testing';
import { CompareQuotes } from '../quotes/compare-quotes.js';
import { IntegratorLeads } from '../integrators/integrator-leads.js';
import { TestMarket } from '../core/testing/test-market.js';
import { ReviewRequest } from '../reviews/review-request.js';
import { aFile, picturesOf } from '../files/testing/own-pictures-of.js';
import { ManageOwnLead } from './manage-own-lead.js';

const NO_FILES = { pdf: async () => new Uint8Array() };

type SharedPart = {
  [Part in keyof typeof LEAD_PARTS]: (typeof LEAD_PARTS)[Part]['merge'] extends 'shared'
    ? Part
    : never;
}[keyof typeof LEAD_PARTS];

class SentByNobody extends IntegratorLeads {
  override namedTo = async () => null;
  override find = async () => undefined;
  override page = async () => [];
  override months = async () => [];
}

describe('the page of a lead', () => {
  let market: TestMarket;
  let owner: ManageOwnLead;
  let lead: Lead;
  let merged: Lead;
  beforeEach(async () => {
    market = new TestMarket();
    const { matching, history, cases, locateLeads, confirmations, signer, clock } = market;
    owner = new ManageOwnLead(
      ...([matching, history, cases, locateLeads, confirmations] as const),
      ...([new SentByNobody(), signer, clock] as const),
    );
    market.join('Berit', { services: ['Delstyling'] });
    const home = { customerEmail: 'eier@eksempel.no', address: 'Vei 1' };
    lead = await market.asked(home);
    merged = await market.asked({ ...home, serviceType: 'Delstyling' });
    const asked = [...market.store.assignments.values()].find((it) => it.leadId === merged.id)!;
    await market.cases.open(merged.id, (it) => acceptAssignment(it, asked.id));
    await market.cases.open(merged.id, (it) => mergeByHand(it));
  });

  const page = () => owner.view(market.ownerLink(lead));

  const SHOWN: Record<SharedPart, () => Promise<void>> = {
    assignment: async () => {
      const { assignments } = await page();
      expect(assignments.map(({ assignment }) => assignment.leadId)).toEqual([merged.id]);
    },
    confirmation: async () => {
      const newEmail = 'ny@nordmann.no';
      const expiresAt = new Date(market.store.now.getTime() + 1000);
      const what = { purpose: 'new-email', newEmail, emailChangedAt: null } as const;
      const asked = { id: 'c', leadId: merged.id, expiresAt, ...what };
      await market.confirmations.ask(asked, [merged.id], [], market.store.now);
      expect((await page()).pendingEmail).toBe(newEmail);
    },
    quote: async () => {
      const { matching, reviews, cases, signer, clock, store } = market;
      const [accepted] = [...store.assignments.values()].filter((it) => it.leadId === merged.id);
      const terms = sampleTerms({ validUntil: '2027-01-01' });
      const sending = { seen: null, idempotencyKey: null };
      await cases.open(merged.id, (open) => sendQuote(open, accepted!.id, terms, sending));
      const compare = new CompareQuotes(matching, reviews, NO_FILES, cases, signer, clock);
      const { columns } = await compare.view(market.ownerLink(lead));
      expect(columns.map(({ quote }) => quote?.leadId)).toEqual([merged.id]);
    },
    picture: async () => {
      const { own } = picturesOf(market);
      await own.add(market.ownerLink(merged), 'p', aFile());
      const { pictures } = await own.view(market.ownerLink(lead));
      expect(pictures.map(({ leadId }) => leadId)).toEqual([merged.id]);
    },
    review: async () => {
      const { reviews, matching, cases, signer, ids, clock, delivery } = market;
      const request = new ReviewRequest(reviews, matching, cases, signer, ids, clock, delivery);
      market.store.advance(REVIEW_AFTER_DAYS * 24 * 3600);
      await request.ask();
      const { partners } = (await request.view(market.ownerLink(lead))) ?? {};
      expect(partners?.map(({ name }) => name)).toEqual(['Berit']);
    },
  };

  it.each(Object.keys(SHOWN) as SharedPart[])(
    'shows of merged leads each shared part: %s',
    (part) => SHOWN[part](),
  );
});
