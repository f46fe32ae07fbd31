import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Lead, REVIEW_AFTER_DAYS, type SharedPart } from '@boligstyling/domain';
import { IntegratorLeads } from '../integrators/integrator-leads.js';
import { Office } from '../core/testing/office.js';
import { ReviewRequest } from '../reviews/review-request.js';
import { ManageOwnLead } from './manage-own-lead.js';

class SentByNobody extends IntegratorLeads {
  override namedTo = async () => null;
  override page = async () => [];
  override months = async () => [];
}

describe('the page of a lead', () => {
  let office: Office;
  let owner: ManageOwnLead;
  let lead: Lead;
  let merged: Lead;
  beforeEach(async () => {
    office = new Office();
    const { matching, history, cases, locateLeads, confirmations, signer, clock } = office;
    owner = new ManageOwnLead(
      ...([matching, history, cases, locateLeads, confirmations] as const),
      ...([new SentByNobody(), signer, clock] as const),
    );
    office.join('Berit', { services: ['Delstyling'] });
    const home = { customerEmail: 'eier@eksempel.no', address: 'Vei 1' };
    lead = await office.asked(home);
    merged = await office.asked({ ...home, serviceType: 'Delstyling' });
    const asked = [...office.store.assignments.values()].find((it) => it.leadId === merged.id)!;
    await office.cases.open(merged.id, (it) => it.accept(asked.id));
    await office.cases.open(merged.id, (it) => it.join());
  });

  const page = () => owner.view(office.ownerLink(lead));

  const SHOWN: Record<SharedPart, () => Promise<void>> = {
    assignment: async () => {
      const { assignments } = await page();
      expect(assignments.map(({ assignment }) => assignment.leadId)).toEqual([merged.id]);
    },
    confirmation: async () => {
      const newEmail = 'ny@nordmann.no';
      const expiresAt = new Date(office.store.now.getTime() + 1000);
      const what = { purpose: 'new-email', newEmail, emailChangedAt: null } as const;
      const asked = { id: 'c', leadId: merged.id, expiresAt, ...what };
      await office.confirmations.ask(asked, [merged.id], [], office.store.now);
      expect((await page()).pendingEmail).toBe(newEmail);
    },
    review: async () => {
      const { reviews, matching, cases, signer, ids, clock, delivery } = office;
      const request = new ReviewRequest(reviews, matching, cases, signer, ids, clock, delivery);
      office.store.advance(REVIEW_AFTER_DAYS * 24 * 3600);
      await request.ask();
      const { partners } = (await request.view(office.ownerLink(lead))) ?? {};
      expect(partners?.map(({ name }) => name)).toEqual(['Berit']);
    },
  };

  it.each(Object.keys(SHOWN) as SharedPart[])(
    'shows of merged leads each shared part: %s',
    (part) => SHOWN[part](),
  );
});
