import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  DomainError,
  type Lead,
  type LeadCaseState,
  type Partner,
  offerTo,
  acceptAssignment,
  correctLead,
  agreeToAgent,
  advance,
  mergeByHand,
  correctOnPage,
  type Assignment,
  offer,
  proveMailbox,
  recordReport,
} from '@boligstyling/domain';
import { findDuplicatesOf } from '../lead-case/owner-access.js';
import { ManageOwnLead, mergedInto, withReveals } from './manage-own-lead.js';
import { PartnerLink } from '../partners/partner-link.js';
import { IntegratorLeads } from '../integrators/integrator-leads.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { submissionToken } from '../core/signed-links.js';
import { TestMarket } from '../core/testing/test-market.js';
import { samplePartner } from '@boligstyling/domain/testing';

const DAY = 24 * 3600;

/** One API key has sent every lead, and may see the owners. */
class SentByKey extends IntegratorLeads {
  override namedTo = async () => 'Megler Vest AS';
  override find = async () => undefined;
  override page = async () => [];
  override months = async () => [];
}

describe("an owner's link", () => {
  let market: TestMarket;
  let owner: ManageOwnLead;
  let anne: Partner;
  let lead: Lead;
  let token: string;

  beforeEach(async () => {
    market = new TestMarket();
    const { matching, history, cases, locateLeads, confirmations, signer, clock } = market;
    owner = new ManageOwnLead(
      ...([matching, history, cases, locateLeads, confirmations] as const),
      ...([new SentByKey(), signer, clock] as const),
    );
    anne = market.join('Anne');
    lead = await market.asked();
    token = market.ownerLink(lead);
  });

  const accept = () => {
    const { matching, savePartner, cases, signer, clock } = market;
    const link = new PartnerLink(matching, savePartner, cases, signer, clock);
    return link.answer(market.partnerLink(lead, anne), 'accepted');
  };

  it('shows the lead, its partners and its history', async () => {
    const view = await owner.view(token);
    expect(view.state.lead.id).toBe(lead.id);
    expect(view.assignments.map(({ partner }) => partner.name)).toEqual(['Anne']);
    expect(view.history.map(({ kind }) => kind)).toEqual(['passed-on']);
    expect(view).toMatchObject({ pendingEmail: null, access: 'full' });
    expect(view.now).toEqual(market.store.now);
  });

  it("runs an owner's undo before a partner's", async () => {
    const matching: MatchingRepository = market.matching;
    const decide = matching.decide.bind(matching);
    const urgencies: unknown[] = [];
    const involved: unknown[] = [];
    matching.decide = (id, partners, decision, urgency) => {
      urgencies.push(urgency);
      involved.push(partners);
      return decide(id, partners, decision);
    };
    await accept();
    await owner.withdraw(token);
    expect(new Set(urgencies.slice(0, -1))).toEqual(new Set([undefined]));
    expect([urgencies.at(-1), involved.at(-1)]).toEqual(['first', []]);
  });

  it('shows the pending address on the page of each merged lead', async () => {
    const later = await market.asked();
    const expiresAt = new Date(market.store.now.getTime() + 1000);
    const newEmail = 'ny@nordmann.no';
    const what = { purpose: 'new-email', newEmail, emailChangedAt: null } as const;
    const asked = { id: 'c', leadId: later.id, expiresAt, ...what };
    await market.confirmations.ask(asked, [later.id], [], market.store.now);
    for (const each of [lead, later]) {
      expect((await owner.view(market.ownerLink(each))).pendingEmail).toBe(newEmail);
    }
    market.store.leads.set(lead.id, { ...lead, customerEmail: 'ola@nordmann.no' });
    const elsewhere = market.store.leads.get(lead.id)!;
    expect((await owner.view(market.ownerLink(elsewhere))).pendingEmail).toBeNull();
  });

  it("shows a merge only by the mailbox's link, not by the sender's", async () => {
    const merged = {
      id: 'e',
      leadId: lead.id,
      at: market.store.now,
      kind: 'lead-merged-into',
    } as const;
    market.store.events.push({
      ...merged,
      detail: { leadId: 'other', by: 'rule', mailbox: 'same' },
    });
    const kindsBy = async (link: string) => (await owner.view(link)).history.map((it) => it.kind);
    expect(await kindsBy(token)).toEqual(['lead-merged-into', 'passed-on']);
    expect(await kindsBy(submissionToken(market.signer, lead))).toEqual(['passed-on']);
  });

  it("shows the integrator that sent the lead and may see the owner only by the mailbox's link", async () => {
    const sender = submissionToken(market.signer, lead);
    const views = await Promise.all([token, sender].map((link) => owner.view(link)));
    expect(views.map(({ sentBy }) => sentBy)).toEqual(['Megler Vest AS', null]);
  });

  it('withdraws the lead only once', async () => {
    const withdrawn = await owner.withdraw(token);
    expect(withdrawn).toMatchObject({ access: 'full', state: { status: 'lost' } });
    const events = withdrawn.history.length;
    expect((await owner.withdraw(token)).history).toHaveLength(events);
  });

  it('proves the mailbox, and shows the lead', async () => {
    expect((await owner.view(token)).isMailboxProven).toBe(false);
    const { isMailboxProven, state } = await owner.confirmMailbox(token);
    expect([isMailboxProven, state.lead.id]).toEqual([true, lead.id]);
  });

  it("does nothing by the sender's link", async () => {
    const sender = submissionToken(market.signer, lead);
    const outdated = { code: 'link-outdated' };
    await expect(owner.withdraw(sender)).rejects.toMatchObject(outdated);
    for (const say of ['agreeToAgent', 'agreeToStylists'] as const)
      await expect(owner[say](sender, false)).rejects.toMatchObject(outdated);
    for (const press of ['showMore', 'showNoMore', 'keepWaiting'] as const)
      await expect(owner[press](sender)).rejects.toMatchObject(outdated);
    await expect(owner.sayNobodyCalled(sender, 'a')).rejects.toMatchObject(outdated);
    await expect(owner.correct(sender, lead)).rejects.toMatchObject(outdated);
    expect((await owner.view(token)).state.status).toBe('new');
  });

  it('accepts and refuses an estate agent, once each', async () => {
    const agreed = async (answer: boolean) => {
      const { state } = await owner.agreeToAgent(token, answer);
      return state.consents.findLast(({ subject }) => subject === 'estate-agent')?.granted;
    };
    expect([await agreed(true), await agreed(false)]).toEqual([true, false]);
    const { state } = await owner.agreeToAgent(token, false);
    expect((await owner.view(token)).state.consents).toEqual(state.consents);
  });

  it('refuses and accepts stylists', async () => {
    const agreed = async (answer: boolean) => {
      const { state } = await owner.agreeToStylists(token, answer);
      return state.consents.findLast(({ subject }) => subject === 'stylist')?.granted;
    };
    expect([await agreed(false), await agreed(true)]).toEqual([false, true]);
  });

  it('answers a win that a partner reported', async () => {
    await accept();
    const [asked] = await market.matching.assignmentsOf(lead.id);
    const id = asked!.assignment.id;
    await market.cases.open(lead.id, (it) => recordReport(it, id, 'won'));
    const { state } = await owner.answerWin(token, id, false);
    expect([state.status, state.reportedWin]).toEqual(['matched', null]);
  });

  it('has a proven mailbox once any of its leads has', async () => {
    market.store.advance(60);
    const second = await market.asked();
    expect((await owner.view(token)).isMailboxProven).toBe(false);
    await market.cases.open(second.id, (it) => proveMailbox(it));
    expect((await owner.view(token)).isMailboxProven).toBe(true);
  });

  it('asks for one more stylist, and extends the wait', async () => {
    for (const { id } of [anne, market.join('Bo'), market.join('Cato')]) {
      if (id !== anne.id) await market.cases.open(lead.id, (it) => offerTo(it, id), [id]);
      const asked = await market.matching.assignmentsOf(lead.id);
      const own = asked.find(({ partner }) => partner.id === id)?.assignment.id ?? '';
      await market.cases.open(lead.id, (it) => acceptAssignment(it, own));
    }
    const more = await owner.showMore(token);
    const unwanted = await owner.showNoMore(token);
    const said = [more, unwanted].map(({ state }) => state.consents.at(-1));
    expect(said).toMatchObject([
      { subject: 'one-more-stylist', granted: true },
      { subject: 'one-more-stylist', granted: false },
    ]);
    await owner.showMore(token);
    market.store.advance(DAY);
    const { state } = await owner.keepWaiting(token);
    expect(state.waitsSince).toEqual(market.store.now);
  });

  it('reports once a day that an overdue partner has not called', async () => {
    await accept();
    const [of] = (await owner.view(token)).assignments;
    const id = of?.assignment.id ?? '';
    const reported = () =>
      market.mailsOf(lead).filter((kind) => kind === 'partner-not-called').length;
    await owner.sayNobodyCalled(token, id);
    expect(reported()).toBe(0);
    market.store.advance(7 * DAY);
    for (const each of [id, id, 'unknown']) await owner.sayNobodyCalled(token, each);
    expect(reported()).toBe(1);
    market.store.advance(DAY);
    await owner.sayNobodyCalled(token, id);
    expect(reported()).toBe(2);
  });

  it('corrects all but the e-mail address, and e-mails the partners with a reveal', async () => {
    await accept();
    const sent = { ...lead, customerName: 'Kari Hansen', customerEmail: 'other@nordmann.no' };
    const { state } = await owner.correct(token, sent);
    expect(state.lead).toMatchObject({
      customerName: 'Kari Hansen',
      customerEmail: lead.customerEmail,
      municipality: '4601',
    });
    expect(market.mailsOf(lead)).toContain('partner-correction');
    await owner.correct(token, sent);
    expect(market.store.events.filter(({ kind }) => kind === 'corrected')).toHaveLength(1);
  });

  it('locates a home again after a corrected address', async () => {
    await market.register.replace([{ code: '0150', place: 'OSLO', municipality: '0301' }]);
    const { state } = await owner.correct(token, { ...lead, address: 'Gata 1, 0150 Oslo' });
    expect(state.lead).toMatchObject({ municipality: null, location: 'Oslo' });
    expect(state.assignments).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('shows the place that decides matching, also where the address names another', async () => {
    await market.register.replace([{ code: '9008', place: 'TROMSØ', municipality: '5501' }]);
    const address = 'Storgata 1, 9008 Tromsø';
    const { state } = await owner.correct(token, { address, location: 'Oslo' });
    expect(state.lead).toMatchObject({ address, location: 'Tromsø' });
    await market.locateLeads.execute([lead.id]);
    expect(market.store.leads.get(lead.id)).toMatchObject({
      municipality: '5501',
      location: 'Tromsø',
    });
  });

  it('compares a corrected lead again with earlier ones', async () => {
    const { customerPhone, customerEmail } = lead;
    const other = await market.asked({
      ...{ customerPhone: '99887766', customerEmail: 'ola@online.no' },
      address: 'Strandgaten 1, 5013 Bergen',
    });
    const standing = (of: Lead) => market.store.standing.get(of.id)?.perhapsSameAs ?? null;
    expect(standing(other)).toBeNull();
    const ownPage = market.ownerLink(other);
    await owner.correct(ownPage, { address: lead.address });
    expect(standing(other)).toBe(lead.id);
    await owner.correct(ownPage, { address: 'Strandgaten 1, 5013 Bergen' });
    expect(standing(other)).toBeNull();
    await owner.correct(ownPage, { customerPhone });
    expect(standing(other)).toBeNull();
    await market.cases.open(other.id, (it) => correctLead(it, { customerEmail }, false));
    await findDuplicatesOf(market.matching, market.cases, other.id);
    expect(standing(other)).toBe(lead.id);
    await owner.correct(token, { customerPhone: '91919191' });
    expect(standing(other)).toBeNull();
  });

  it('keeps the assignments where the corrected postal code is of the same municipality', async () => {
    await market.register.replace([{ code: '5017', place: 'BERGEN', municipality: '4601' }]);
    const sent = { ...lead, address: 'Nygårdsgaten 2, 5017 Bergen' };
    const { state } = await owner.correct(token, sent);
    expect(state.lead).toMatchObject({ address: sent.address, municipality: '4601' });
    expect(state.assignments).toMatchObject([{ state: 'offered' }]);
    expect(market.mailsOf(lead)).not.toContain('assignment-withdrawn');
  });

  describe('of a lead with a merged one that a partner has', () => {
    let later: Lead;
    let laterToken: string;
    let berit: Partner;
    beforeEach(async () => {
      berit = market.join('Berit', { services: ['Delstyling'] });
      const agent = market.join('Arne', { kind: 'estate-agent', services: [] });
      later = await market.receive({ serviceType: 'Delstyling' });
      await market.cases.open(later.id, (it) => agreeToAgent(it, true));
      for (const { id } of [berit, agent]) {
        await market.cases.open(later.id, (it) => offerTo(it, id), [id]);
      }
      for (const { id } of heldBy(later))
        await market.cases.open(later.id, (it) => acceptAssignment(it, id));
      await market.cases.open(later.id, (it) => advance(it));
      const { mergedInto } = (await market.matching.caseOf(later.id))!;
      expect(mergedInto).toBeNull();
      const marked = market.store.standing.get(later.id)!;
      market.store.standing.set(later.id, { ...marked, perhapsSameAs: lead.id });
      await market.cases.open(later.id, (it) => mergeByHand(it));
      laterToken = market.ownerLink(later);
    });
    const heldBy = ({ id }: Lead) =>
      [...market.store.assignments.values()].filter(({ leadId }) => leadId === id);
    const statesOf = (of: Lead) => heldBy(of).map(({ state }) => state);

    const namesOn = async (link: string) =>
      (await owner.view(link)).assignments.map(({ partner }) => partner.name).toSorted();

    it('shows reveals of the merged lead on the page it redirects to, not to the sender', async () => {
      expect(await namesOn(token)).toEqual(['Anne', 'Arne', 'Berit']);
      expect(await namesOn(laterToken)).toEqual(['Arne', 'Berit']);
      expect(await namesOn(submissionToken(market.signer, lead))).toEqual(['Anne']);
      const { assignments } = await owner.withdraw(token);
      expect(assignments.map(({ assignment }) => assignment.state)).toEqual([
        ...['withdrawn', 'withdrawn', 'withdrawn'],
      ]);
    });

    it('reports that a partner with a reveal of the merged lead has not called', async () => {
      const reported = (of: Lead) => market.mailsOf(of).filter((it) => it === 'partner-not-called');
      market.store.advance(7 * DAY);
      await owner.sayNobodyCalled(token, heldBy(later)[0]?.id ?? '');
      expect([reported(lead).length, reported(later).length]).toEqual([0, 1]);
    });

    it('withdraws both, from either page', async () => {
      expect(statesOf(later)).toEqual(['accepted', 'accepted']);
      await owner.withdraw(token);
      expect(statesOf(later)).toEqual(['withdrawn', 'withdrawn']);
      expect(market.mailsOf(later).filter((it) => it === 'assignment-withdrawn')).toHaveLength(2);
      expect((await owner.view(laterToken)).state.status).toBe('lost');
    });

    it('withdraws the lead when the merged one is erased in that moment', async () => {
      market.eraseBeforeNextDecision(later);
      expect((await owner.withdraw(token)).state.status).toBe('lost');
    });

    it('withdraws the earlier lead from the page of the later', async () => {
      await accept();
      const { state } = await owner.withdraw(laterToken);
      expect(state).toMatchObject({ lead: { id: later.id }, status: 'lost' });
      expect(statesOf(lead)).toEqual(['withdrawn']);
      expect(market.mailsOf(lead)).toContain('assignment-withdrawn');
    });

    it("takes back an agent's reveal of the merged lead", async () => {
      await owner.agreeToAgent(token, true);
      await owner.agreeToAgent(token, false);
      expect(statesOf(later).toSorted()).toEqual(['accepted', 'withdrawn']);
    });

    it("takes back stylists' reveals of the merged lead, and offers it to no more", async () => {
      await owner.agreeToStylists(token, false);
      expect(statesOf(later)).toContain('withdrawn');
      const stylists = heldBy(later).filter(({ partnerGroup }) => partnerGroup === 'stylist');
      expect(new Set(stylists.map(({ state }) => state))).toEqual(new Set(['withdrawn']));
      const wants = async (link: string) =>
        (await owner.view(link)).state.consents.findLast(({ subject }) => subject === 'stylist')
          ?.granted;
      await owner.agreeToStylists(token, true);
      expect([await wants(token), await wants(laterToken)]).toEqual([true, false]);
    });

    it('corrects none of them when one has been corrected too often that day', async () => {
      for (let time = 1; time <= 15; time += 1) {
        await market.cases.open(later.id, (it) =>
          correctOnPage(it, { propertySize: `${time}` }, false),
        );
      }
      const sent = { ...lead, customerPhone: '99887766' };
      const tooMany = { code: 'too-many-attempts' };
      await expect(owner.correct(laterToken, sent)).rejects.toMatchObject(tooMany);
      await expect(owner.correct(token, sent)).rejects.toMatchObject(tooMany);
      market.store.leads.set(later.id, { ...market.store.leads.get(later.id)!, rooms: '5' });
      await owner.correct(token, { ...lead, rooms: '7' });
      const phones = [lead, later].map(({ id }) => market.store.leads.get(id)?.customerPhone);
      expect(phones).toEqual([lead.customerPhone, lead.customerPhone]);
    });

    it('corrects shared values in both, and e-mails the partners with a reveal', async () => {
      const sent = { ...lead, customerPhone: '99887766', rooms: '7' };
      const merged = market.store.leads.get(later.id)!;
      market.store.leads.set(later.id, { ...merged, rooms: '5' });
      await owner.correct(token, sent);
      expect(market.store.leads.get(later.id)).toMatchObject({
        ...{ customerPhone: '99887766', rooms: '5' },
      });
      const reported = market.mailsOf(later).filter((it) => it === 'partner-correction');
      expect(reported).toHaveLength(2);
    });

    it('hides from the sender what is corrected on the other’s page', async () => {
      await owner.correct(token, { ...lead, customerPhone: '99887766' });
      const corrected = market.store.events.filter(({ kind }) => kind === 'corrected');
      expect(corrected.map(({ leadId, detail }) => [leadId, detail])).toEqual([
        [later.id, { fields: 'customerPhone', page: 'other' }],
        [lead.id, { fields: 'customerPhone' }],
      ]);
    });
  });

  it('does not touch a lead merged from another mailbox, whose owner has a separate page', async () => {
    const later = await market.receive({ customerEmail: 'ola@online.no' });
    await market.cases.open(later.id, (it) => advance(it));
    expect((await market.matching.caseOf(later.id))?.mergedInto).toBe(lead.id);
    await owner.withdraw(token);
    expect((await owner.view(market.ownerLink(later))).state.status).toBe('new');
  });

  it('opens nothing once the lead is erased', async () => {
    await market.leads.erase(lead.id);
    const unknown = { code: 'link-unknown' };
    await expect(owner.view(token)).rejects.toMatchObject(unknown);
    const message = expect.stringMatching('slettet');
    await expect(owner.withdraw(token)).rejects.toMatchObject({ ...unknown, message });
  });

  it('passes a storage fault on', async () => {
    for (const fault of [
      new DomainError('storage-unavailable'),
      Object.assign(new Error('A fault'), { code: 'lead-not-found' }),
    ]) {
      market.matching.decide = async () => {
        throw fault;
      };
      await expect(owner.withdraw(token)).rejects.toBe(fault);
    }
  });
});

const asked = (
  id: string,
  partnerId: string,
  minute: number,
  changes: Partial<Assignment> = {},
) => {
  const offeredAt = new Date(minute * 60_000);
  const about = { id, partnerId, leadId: 'lead', partnerGroup: 'stylist' as const, priceOre: 0 };
  const offered = offer({ ...about, offeredAt, deadline: null, remindAt: null });
  return { assignment: { ...offered, ...changes }, partner: samplePartner({ id: partnerId }) };
};
const idsOf = (...[own, others]: Parameters<typeof withReveals>) =>
  withReveals(own, others).map(({ assignment }) => assignment.id);

const ACCEPTED = { state: 'accepted', revealedAt: new Date() } as const;
const LOST = { ...ACCEPTED, state: 'withdrawn' } as const;

it('reveals of merged leads stand among the assignments, in order of offer', () => {
  const own = [asked('a', 'anne', 1), asked('b', 'berit', 3)];
  expect(idsOf(own, [asked('c', 'cato', 2, ACCEPTED)])).toEqual(['a', 'c', 'b']);
});

it("a partner with several reveals appears once, by the lead's own if it has one", () => {
  const [one, two] = [asked('one', 'anne', 2, ACCEPTED), asked('two', 'anne', 3, ACCEPTED)];
  expect(idsOf([asked('own', 'anne', 1, ACCEPTED)], [one, two])).toEqual(['own']);
  expect(idsOf([asked('own', 'anne', 1, LOST)], [one, two])).toEqual(['own', 'one']);
});

it('a partner whose reveals have all ended appears with each of them', () => {
  const own = [asked('own', 'anne', 1)];
  expect(idsOf(own, [asked('lost', 'anne', 2, LOST)])).toEqual(['own', 'lost']);
  expect(idsOf([asked('own', 'anne', 1, ACCEPTED)], [asked('lost', 'anne', 2, LOST)])).toEqual([
    'own',
  ]);
});

it('the page of a lead shows those merged into it, and a merged one shows none', () => {
  const state = (id: string, mergeKind: LeadCaseState['mergeKind'] = null) =>
    ({ lead: { id }, mergeKind }) as LeadCaseState;
  const [own, later] = [state('own'), state('later', 'same-mailbox')];
  expect(mergedInto(own, [own, later])).toEqual([later]);
  expect(mergedInto(later, [own, later])).toEqual([]);
});
