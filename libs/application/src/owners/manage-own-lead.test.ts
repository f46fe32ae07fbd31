import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError, type Lead, type Partner } from '@boligstyling/domain';
import { lookForSame } from '../lead-case/look-for-same.js';
import { ManageOwnLead } from './manage-own-lead.js';
import { PartnerLink } from '../partners/partner-link.js';
import { IntegratorLeads } from '../integrators/integrator-leads.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { senderToken } from '../core/signed-links.js';
import { Office } from '../core/testing/office.js';

const DAY = 24 * 3600;

/** One API key has sent every lead, and may see the owners. */
class SentByKey extends IntegratorLeads {
  override namedTo = async () => 'Megler Vest AS';
  override page = async () => [];
  override months = async () => [];
}

describe("an owner's link", () => {
  let office: Office;
  let owner: ManageOwnLead;
  let anne: Partner;
  let lead: Lead;
  let token: string;

  beforeEach(async () => {
    office = new Office();
    const { matching, history, cases, locateLeads, confirmations, signer, clock } = office;
    owner = new ManageOwnLead(
      ...([matching, history, cases, locateLeads, confirmations] as const),
      ...([new SentByKey(), signer, clock] as const),
    );
    anne = office.join('Anne');
    lead = await office.asked();
    token = office.ownerLink(lead);
  });

  const accept = () => {
    const { matching, savePartner, cases, signer, clock } = office;
    const link = new PartnerLink(matching, savePartner, cases, signer, clock);
    return link.answer(office.partnerLink(lead, anne), 'accepted');
  };

  it('shows the lead, its partners and its history', async () => {
    const view = await owner.view(token);
    expect(view.state.lead.id).toBe(lead.id);
    expect(view.assignments.map(({ partner }) => partner.name)).toEqual(['Anne']);
    expect(view.history.map(({ kind }) => kind)).toEqual(['passed-on']);
    expect(view).toMatchObject({ pendingEmail: null, access: 'full' });
    expect(view.now).toEqual(office.store.now);
  });

  it("runs an owner's undo before a partner's", async () => {
    const matching: MatchingRepository = office.matching;
    const decide = matching.decide.bind(matching);
    const urgencies: unknown[] = [];
    matching.decide = (id, partners, decision, urgency) => {
      urgencies.push(urgency);
      return decide(id, partners, decision);
    };
    await accept();
    await owner.withdraw(token);
    expect(new Set(urgencies.slice(0, -1))).toEqual(new Set([undefined]));
    expect(urgencies.at(-1)).toBe('first');
  });

  it('shows the pending address on the page of each merged lead', async () => {
    const later = await office.asked();
    const expiresAt = new Date(office.store.now.getTime() + 1000);
    const newEmail = 'ny@nordmann.no';
    const what = { purpose: 'new-email', newEmail, emailChangedAt: null } as const;
    const asked = { id: 'c', leadId: later.id, expiresAt, ...what };
    await office.confirmations.ask(asked, [later.id], [], office.store.now);
    for (const each of [lead, later]) {
      expect((await owner.view(office.ownerLink(each))).pendingEmail).toBe(newEmail);
    }
    office.store.leads.set(lead.id, { ...lead, customerEmail: 'ola@nordmann.no' });
    const elsewhere = office.store.leads.get(lead.id)!;
    expect((await owner.view(office.ownerLink(elsewhere))).pendingEmail).toBeNull();
  });

  it("shows a merge only by the mailbox's link, not by the sender's", async () => {
    const joined = {
      id: 'e',
      leadId: lead.id,
      at: office.store.now,
      kind: 'request-joined',
    } as const;
    office.store.events.push({
      ...joined,
      detail: { leadId: 'other', by: 'rule', mailbox: 'same' },
    });
    const kindsBy = async (link: string) => (await owner.view(link)).history.map((it) => it.kind);
    expect(await kindsBy(token)).toEqual(['request-joined', 'passed-on']);
    expect(await kindsBy(senderToken(office.signer, lead))).toEqual(['passed-on']);
  });

  it("shows the integrator that sent the lead and may see the owner only by the mailbox's link", async () => {
    const expiresAt = new Date(office.store.now.getTime() + 1000);
    const old = office.signer.sign({ audience: 'owner', id: lead.id, expiresAt });
    const sender = senderToken(office.signer, lead);
    const views = await Promise.all([token, old, sender].map((link) => owner.view(link)));
    expect(views.map(({ sentBy }) => sentBy)).toEqual(['Megler Vest AS', null, null]);
  });

  it('withdraws the lead, also by an old link, and only once', async () => {
    const expiresAt = new Date(office.store.now.getTime() + 1000);
    const old = office.signer.sign({ audience: 'owner', id: lead.id, expiresAt });
    const withdrawn = await owner.withdraw(old);
    expect(withdrawn).toMatchObject({ access: 'old', state: { status: 'lost' } });
    const events = withdrawn.history.length;
    expect((await owner.withdraw(token)).history).toHaveLength(events);
  });

  it('does nothing but withdraw by an old link', async () => {
    const expiresAt = new Date(office.store.now.getTime() + 1000);
    const old = office.signer.sign({ audience: 'owner', id: lead.id, expiresAt });
    const outdated = { code: 'link-outdated' };
    await expect(owner.agreeToAgent(old, true)).rejects.toMatchObject(outdated);
    await expect(owner.agreeToStylists(old, false)).rejects.toMatchObject(outdated);
    await expect(owner.showMore(old)).rejects.toMatchObject(outdated);
    await expect(owner.showNoMore(old)).rejects.toMatchObject(outdated);
    await expect(owner.keepWaiting(old)).rejects.toMatchObject(outdated);
    await expect(owner.sayNobodyCalled(old, 'a')).rejects.toMatchObject(outdated);
    await expect(owner.correct(old, lead)).rejects.toMatchObject(outdated);
  });

  it("does nothing by the sender's link", async () => {
    const sender = senderToken(office.signer, lead);
    const outdated = { code: 'link-outdated' };
    await expect(owner.withdraw(sender)).rejects.toMatchObject(outdated);
    for (const say of ['agreeToAgent', 'agreeToStylists'] as const)
      await expect(owner[say](sender, false)).rejects.toMatchObject(outdated);
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

  it('asks for one more stylist, and extends the wait', async () => {
    for (const { id } of [anne, office.join('Bo'), office.join('Cato')]) {
      if (id !== anne.id) await office.cases.open(lead.id, (it) => it.passOnTo(id), [id]);
      const asked = await office.matching.assignmentsOf(lead.id);
      const own = asked.find(({ partner }) => partner.id === id)?.assignment.id ?? '';
      await office.cases.open(lead.id, (it) => it.accept(own));
    }
    const more = await owner.showMore(token);
    const unwanted = await owner.showNoMore(token);
    const said = [more, unwanted].map(({ state }) => state.consents.at(-1));
    expect(said).toMatchObject([
      { subject: 'one-more-stylist', granted: true },
      { subject: 'one-more-stylist', granted: false },
    ]);
    await owner.showMore(token);
    office.store.advance(DAY);
    const { state } = await owner.keepWaiting(token);
    expect(state.waitsSince).toEqual(office.store.now);
  });

  it('reports once a day that an overdue partner has not called', async () => {
    await accept();
    const [of] = (await owner.view(token)).assignments;
    const id = of?.assignment.id ?? '';
    const told = () => office.mailsOf(lead).filter((kind) => kind === 'partner-not-called').length;
    await owner.sayNobodyCalled(token, id);
    expect(told()).toBe(0);
    office.store.advance(7 * DAY);
    for (const each of [id, id, 'unknown']) await owner.sayNobodyCalled(token, each);
    expect(told()).toBe(1);
    office.store.advance(DAY);
    await owner.sayNobodyCalled(token, id);
    expect(told()).toBe(2);
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
    expect(office.mailsOf(lead)).toContain('partner-correction');
    await owner.correct(token, sent);
    expect(office.store.events.filter(({ kind }) => kind === 'corrected')).toHaveLength(1);
  });

  it('locates a home anew after a corrected address', async () => {
    await office.register.replace([{ code: '0150', place: 'OSLO', municipality: '0301' }]);
    const { state } = await owner.correct(token, { ...lead, address: 'Gata 1, 0150 Oslo' });
    expect(state.lead).toMatchObject({ municipality: null, location: 'Oslo' });
    expect(state.assignments).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('shows the place that decides matching, also where the address names another', async () => {
    await office.register.replace([{ code: '9008', place: 'TROMSØ', municipality: '5501' }]);
    const address = 'Storgata 1, 9008 Tromsø';
    const { state } = await owner.correct(token, { address, location: 'Oslo' });
    expect(state.lead).toMatchObject({ address, location: 'Tromsø' });
    await office.locateLeads.execute([lead.id]);
    expect(office.store.leads.get(lead.id)).toMatchObject({
      municipality: '5501',
      location: 'Tromsø',
    });
  });

  it('compares a corrected lead anew with earlier ones', async () => {
    const { customerPhone, customerEmail } = lead;
    const other = await office.asked({
      ...{ customerPhone: '99887766', customerEmail: 'ola@online.no' },
      address: 'Strandgaten 1, 5013 Bergen',
    });
    const standing = (of: Lead) => office.store.standing.get(of.id)?.perhapsSameAs ?? null;
    expect(standing(other)).toBeNull();
    const ownPage = office.ownerLink(other);
    await owner.correct(ownPage, { address: lead.address });
    expect(standing(other)).toBe(lead.id);
    await owner.correct(ownPage, { address: 'Strandgaten 1, 5013 Bergen' });
    expect(standing(other)).toBeNull();
    await owner.correct(ownPage, { customerPhone });
    expect(standing(other)).toBeNull();
    await office.cases.open(other.id, (it) => it.correct({ customerEmail }, false));
    await lookForSame(office.matching, office.cases, other.id);
    expect(standing(other)).toBe(lead.id);
    await owner.correct(token, { customerPhone: '91919191' });
    expect(standing(other)).toBeNull();
  });

  it('keeps the assignments where the corrected postal code is of the same municipality', async () => {
    await office.register.replace([{ code: '5017', place: 'BERGEN', municipality: '4601' }]);
    const sent = { ...lead, address: 'Nygårdsgaten 2, 5017 Bergen' };
    const { state } = await owner.correct(token, sent);
    expect(state.lead).toMatchObject({ address: sent.address, municipality: '4601' });
    expect(state.assignments).toMatchObject([{ state: 'offered' }]);
    expect(office.mailsOf(lead)).not.toContain('assignment-withdrawn');
  });

  describe('of a lead with a merged one that a partner has', () => {
    let later: Lead;
    let laterToken: string;
    let berit: Partner;
    beforeEach(async () => {
      berit = office.join('Berit', { services: ['Delstyling'] });
      const agent = office.join('Arne', { kind: 'estate-agent', services: [] });
      later = await office.receive({ serviceType: 'Delstyling' });
      await office.cases.open(later.id, (it) => it.agreeToAgent(true));
      for (const { id } of [berit, agent]) {
        await office.cases.open(later.id, (it) => it.passOnTo(id), [id]);
      }
      for (const { id } of heldBy(later)) await office.cases.open(later.id, (it) => it.accept(id));
      await office.cases.open(later.id, (it) => it.proceed());
      const { joinedTo } = (await office.matching.caseOf(later.id))!;
      expect(joinedTo).toBeNull();
      const marked = office.store.standing.get(later.id)!;
      office.store.standing.set(later.id, { ...marked, perhapsSameAs: lead.id });
      await office.cases.open(later.id, (it) => it.join());
      laterToken = office.ownerLink(later);
    });
    const heldBy = ({ id }: Lead) =>
      [...office.store.assignments.values()].filter(({ leadId }) => leadId === id);
    const statesOf = (of: Lead) => heldBy(of).map(({ state }) => state);

    const namesOn = async (link: string) =>
      (await owner.view(link)).assignments.map(({ partner }) => partner.name).toSorted();

    it('shows reveals of the merged lead on the page it redirects to, not to the sender', async () => {
      expect(await namesOn(token)).toEqual(['Anne', 'Arne', 'Berit']);
      expect(await namesOn(laterToken)).toEqual(['Arne', 'Berit']);
      expect(await namesOn(senderToken(office.signer, lead))).toEqual(['Anne']);
      const { assignments } = await owner.withdraw(token);
      expect(assignments.map(({ assignment }) => assignment.state)).toEqual([
        ...['withdrawn', 'withdrawn', 'withdrawn'],
      ]);
    });

    it('reports that a partner with a reveal of the merged lead has not called', async () => {
      const told = (of: Lead) => office.mailsOf(of).filter((it) => it === 'partner-not-called');
      office.store.advance(7 * DAY);
      await owner.sayNobodyCalled(token, heldBy(later)[0]?.id ?? '');
      expect([told(lead).length, told(later).length]).toEqual([0, 1]);
    });

    it('withdraws both, from either page', async () => {
      expect(statesOf(later)).toEqual(['accepted', 'accepted']);
      await owner.withdraw(token);
      expect(statesOf(later)).toEqual(['withdrawn', 'withdrawn']);
      expect(office.mailsOf(later).filter((it) => it === 'assignment-withdrawn')).toHaveLength(2);
      expect((await owner.view(laterToken)).state.status).toBe('lost');
    });

    it('withdraws the lead when the merged one is erased in that moment', async () => {
      office.eraseBeforeNextTurn(later);
      expect((await owner.withdraw(token)).state.status).toBe('lost');
    });

    it('withdraws the earlier lead from the page of the later', async () => {
      await accept();
      const { state } = await owner.withdraw(laterToken);
      expect(state).toMatchObject({ lead: { id: later.id }, status: 'lost' });
      expect(statesOf(lead)).toEqual(['withdrawn']);
      expect(office.mailsOf(lead)).toContain('assignment-withdrawn');
    });

    it("takes back an agent's reveal of the merged lead", async () => {
      await owner.agreeToAgent(token, true);
      await owner.agreeToAgent(token, false);
      expect(statesOf(later).toSorted()).toEqual(['accepted', 'withdrawn']);
    });

    it("takes back stylists' reveals of the merged lead, and offers it to no more", async () => {
      await owner.agreeToStylists(token, false);
      expect(statesOf(later)).toContain('withdrawn');
      const stylists = heldBy(later).filter(({ recipient }) => recipient === 'stylist');
      expect(new Set(stylists.map(({ state }) => state))).toEqual(new Set(['withdrawn']));
      const wants = async (link: string) =>
        (await owner.view(link)).state.consents.findLast(({ subject }) => subject === 'stylist')
          ?.granted;
      await owner.agreeToStylists(token, true);
      expect([await wants(token), await wants(laterToken)]).toEqual([true, false]);
    });

    it('corrects none of them when one has been corrected too often that day', async () => {
      for (let time = 1; time <= 15; time += 1) {
        await office.cases.open(later.id, (it) =>
          it.correctOnPage({ propertySize: `${time}` }, false),
        );
      }
      const sent = { ...lead, customerPhone: '99887766' };
      const tooMany = { code: 'too-many-attempts' };
      await expect(owner.correct(laterToken, sent)).rejects.toMatchObject(tooMany);
      await expect(owner.correct(token, sent)).rejects.toMatchObject(tooMany);
      const phones = [lead, later].map(({ id }) => office.store.leads.get(id)?.customerPhone);
      expect(phones).toEqual([lead.customerPhone, lead.customerPhone]);
    });

    it('corrects shared values in both, and e-mails the partners with a reveal', async () => {
      const sent = { ...lead, customerPhone: '99887766', rooms: '7' };
      const joined = office.store.leads.get(later.id)!;
      office.store.leads.set(later.id, { ...joined, rooms: '5' });
      await owner.correct(token, sent);
      expect(office.store.leads.get(later.id)).toMatchObject({
        ...{ customerPhone: '99887766', rooms: '5' },
      });
      const told = office.mailsOf(later).filter((it) => it === 'partner-correction');
      expect(told).toHaveLength(2);
    });

    it('hides from the sender what is corrected on the other’s page', async () => {
      await owner.correct(token, { ...lead, customerPhone: '99887766' });
      const corrected = office.store.events.filter(({ kind }) => kind === 'corrected');
      expect(corrected.map(({ leadId, detail }) => [leadId, detail])).toEqual([
        [later.id, { fields: 'customerPhone', page: 'other' }],
        [lead.id, { fields: 'customerPhone' }],
      ]);
    });
  });

  it('does not touch a lead merged from another mailbox, whose owner has a separate page', async () => {
    const later = await office.receive({ customerEmail: 'ola@online.no' });
    await office.cases.open(later.id, (it) => it.proceed());
    expect((await office.matching.caseOf(later.id))?.joinedTo).toBe(lead.id);
    await owner.withdraw(token);
    expect((await owner.view(office.ownerLink(later))).state.status).toBe('new');
  });

  it('opens nothing once the lead is erased', async () => {
    await office.leads.erase(lead.id);
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
      office.matching.decide = async () => {
        throw fault;
      };
      await expect(owner.withdraw(token)).rejects.toBe(fault);
    }
  });
});
