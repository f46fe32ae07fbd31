import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Lead,
  type Partner,
  setStatus,
  acceptAssignment,
  PARTNER_TERMS_VERSION,
  mergeByHand,
  NO_TERMS,
} from '@boligstyling/domain';
import { PartnerLink, PartnerTermsLink } from './partner-link.js';
import { termsToken } from '../core/signed-links.js';
import { TestMarket } from '../core/testing/test-market.js';

const MINUTES = 60;

describe("a partner's link", () => {
  let market: TestMarket;
  let link: PartnerLink;
  let lead: Lead;
  let [anne, berit]: Partner[] = [];
  const tokenOf = (partner: Partner | undefined) =>
    partner ? market.partnerLink(lead, partner) : '';

  beforeEach(async () => {
    market = new TestMarket();
    const { matching, savePartner, cases, signer, clock } = market;
    link = new PartnerLink(matching, savePartner, cases, signer, clock);
    [anne, berit] = [market.join('Anne', { email: 'anne@stil.no' }), market.join('Berit')];
    lead = await market.asked();
  });

  it("shows an assignment without the owner's identity, any number of times", async () => {
    await link.view(tokenOf(anne));
    const view = await link.view(tokenOf(anne));
    expect(view).toMatchObject({ showsOwner: false, undoUntil: null, othersWhoAccepted: 0 });
    expect(view.lead.id).toBe(lead.id);
    expect(view.partner).toEqual(anne);
    expect(view.seenAt).toEqual(market.store.now);
    expect(view.assignment).toMatchObject({ state: 'offered', answeredAt: null });
  });

  it('shows the owner after a yes, which can be undone for ten minutes', async () => {
    const accepted = await link.answer(tokenOf(anne), 'accepted');
    expect(accepted.assignment.state).toBe('accepted');
    expect(accepted).toMatchObject({ showsOwner: true, othersWhoAccepted: 0 });
    expect(accepted.sale).toMatchObject({ partnerId: anne!.id, paymentStatus: 'pending' });
    expect(Number(accepted.undoUntil) - Number(market.store.now)).toBe(10 * MINUTES * 1000);
    const undone = await link.undo(tokenOf(anne));
    expect(undone).toMatchObject({ showsOwner: false, undoUntil: null });
    expect(undone.assignment.state).toBe('undone');
  });

  it('does not end a pause that the operator began', async () => {
    await market.savePartner.change(anne!.id, { active: false });
    const resumed = link.change(tokenOf(anne), { active: true });
    await expect(resumed).rejects.toMatchObject({ code: 'paused-by-operator' });
  });

  it('shows no owner to a partner of another kind than was asked, active or not', async () => {
    await market.savePartner.change(anne!.id, { kind: 'estate-agent', active: false });
    const answered = await link.answer(tokenOf(anne), 'accepted');
    expect(answered).toMatchObject({ showsOwner: false, assignment: { state: 'withdrawn' } });
    expect(market.mailsOf(lead)).not.toContain('owner-matched');
    const again = { code: 'assignment-closed' };
    await expect(link.answer(tokenOf(anne), 'accepted')).rejects.toMatchObject(again);
  });

  it('cannot undo a yes after ten minutes', async () => {
    await link.answer(tokenOf(anne), 'accepted');
    market.store.advance(10 * MINUTES);
    expect((await link.view(tokenOf(anne))).undoUntil).toBeNull();
    await expect(link.undo(tokenOf(anne))).rejects.toMatchObject({ code: 'undo-too-late' });
  });

  it('opens nothing from the old mailbox after a change of address, and opens from the new one', async () => {
    market.store.advance(1);
    const before = tokenOf(anne);
    await link.answer(before, 'accepted');
    const { id } = anne!;
    const same = await market.savePartner.change(id, { email: anne!.email, phone: '40000009' });
    expect(tokenOf(same.partner)).toBe(before);
    const { partner } = await market.savePartner.change(id, { email: 'ny@stil.no' });
    const expired = { code: 'link-expired', message: expect.stringMatching('forrige') };
    await expect(link.view(before)).rejects.toMatchObject(expired);
    await expect(link.undo(before)).rejects.toMatchObject(expired);
    expect(await link.view(tokenOf(partner))).toMatchObject({ partner, showsOwner: true });
    await expect(link.view(tokenOf(berit))).resolves.toBeDefined();
  });

  it('keeps a no with its reason', async () => {
    const declined = await link.answer(tokenOf(anne), 'declined', 'too-far');
    expect(declined.assignment).toMatchObject({ state: 'declined', declineReason: 'too-far' });
    expect(declined.showsOwner).toBe(false);
    const { events } = market.store;
    expect(events.map(({ kind }) => kind)).toContain('assignment-answered');
  });

  it('offers undo of a late no only until the deadline, not for ten minutes', async () => {
    const { deadline } = (await link.view(tokenOf(anne))).assignment;
    market.store.advance((Number(deadline) - Number(market.store.now)) / 1000 - 4 * MINUTES);
    const { undoUntil } = await link.answer(tokenOf(anne), 'declined');
    expect(undoUntil).toEqual(deadline);
    market.store.advance(4 * MINUTES);
    expect((await link.view(tokenOf(anne))).undoUntil).toBeNull();
    await expect(link.undo(tokenOf(anne))).rejects.toMatchObject({ code: 'undo-too-late' });
  });

  it('shows a final no in the same way whatever made it final', async () => {
    const declined = await link.answer(tokenOf(anne), 'declined');
    expect(declined.undoUntil).not.toBeNull();
    await market.cases.open(lead.id, (leadCase) => setStatus(leadCase, 'lost'));
    expect((await link.view(tokenOf(anne))).undoUntil).toBeNull();
    await expect(link.undo(tokenOf(anne))).rejects.toMatchObject({ code: 'undo-too-late' });
  });

  it('counts the other partners who accepted', async () => {
    await link.answer(tokenOf(anne), 'accepted');
    expect((await link.view(tokenOf(berit))).othersWhoAccepted).toBe(1);
    await link.answer(tokenOf(berit), 'accepted');
    expect((await link.view(tokenOf(anne))).othersWhoAccepted).toBe(1);
    for (const [id, each] of market.store.assignments) {
      const isOfBerit = each.partnerId === berit?.id;
      if (isOfBerit) market.store.assignments.set(id, { ...each, partnerGroup: 'estate-agent' });
    }
    expect((await link.view(tokenOf(anne))).othersWhoAccepted).toBe(0);
  });

  it('counts those who accepted a manually merged lead', async () => {
    const merged = { customerPhone: '99887766', customerEmail: 'ola@nabo.no' };
    const other = await market.asked(merged);
    const accepted = (await market.matching.assignmentsOf(other.id)).find(
      ({ partner }) => partner.id === anne?.id,
    );
    await market.cases.open(other.id, (it) => acceptAssignment(it, accepted?.assignment.id ?? ''));
    await market.cases.open(other.id, (it) => mergeByHand(it));
    expect((await link.view(tokenOf(berit))).othersWhoAccepted).toBe(1);
    expect((await link.view(tokenOf(anne))).othersWhoAccepted).toBe(0);
  });

  it('reports the outcome', async () => {
    await link.answer(tokenOf(anne), 'accepted');
    const { assignment } = await link.report(tokenOf(anne), 'won');
    expect(assignment.report).toBe('won');
    expect(market.store.leads.get(lead.id)?.status).toBe('won');
  });

  it('pauses the partner and sets its capacity', async () => {
    const view = await link.change(tokenOf(anne), { active: false, weeklyCapacity: 2 });
    expect(view.partner).toMatchObject({ active: false, weeklyCapacity: 2 });
    expect(market.store.partners.get(anne?.id ?? '')).toEqual(view.partner);
    expect(market.store.partners.get(berit?.id ?? '')).toEqual(berit);
  });

  it('rematches waiting leads when the partner is back', async () => {
    for (const each of [anne, berit]) await link.change(tokenOf(each), { active: false });
    const waiting = await market.asked({ customerEmail: 'ola@nordmann.no' });
    const dueAt = () => market.store.standing.get(waiting.id)?.matchingDueAt;
    expect(dueAt()).not.toEqual(market.store.now);
    await link.change(tokenOf(anne), { active: true });
    expect(dueAt()).toEqual(market.store.now);
  });

  it.each(['looks', 'answers'])(
    'reports an erased lead when its partner %s in that moment',
    async (what) => {
      const token = tokenOf(anne);
      market.eraseBeforeNextDecision(lead);
      const pressed = what === 'looks' ? link.view(token) : link.answer(token, 'accepted');
      const erased = { code: 'link-unknown', message: 'Henvendelsen er slettet.' };
      await expect(pressed).rejects.toMatchObject(erased);
    },
  );

  it('disputes a sale', async () => {
    await link.answer(tokenOf(anne), 'accepted');
    await link.dispute(tokenOf(anne), { reason: 'wrong-number', text: 'Feil nummer.' });
    expect([...market.store.sales.values()]).toMatchObject([
      { dispute: { reason: 'wrong-number', text: 'Feil nummer.' } },
    ]);
  });

  it('opens nothing once the lead is erased', async () => {
    const token = tokenOf(anne);
    await market.leads.erase(lead.id);
    for (const opened of [link.view(token), link.answer(token, 'accepted'), link.undo(token)]) {
      await expect(opened).rejects.toMatchObject({ code: 'link-unknown' });
    }
  });
});

describe('the link to the terms', () => {
  const setUp = () => {
    const market = new TestMarket();
    const { clock, partners, savePartner, signer, store } = market;
    const anne = market.join('Anne', NO_TERMS);
    const token = termsToken(signer, anne, store.now);
    return {
      anne,
      market,
      token,
      link: new PartnerTermsLink(partners, savePartner, signer, clock),
    };
  };

  it('shows the partner without accepting', async () => {
    const { anne, link, token } = setUp();
    expect(await link.view(token)).toEqual(anne);
    expect(await link.view(token)).toMatchObject(NO_TERMS);
  });

  it('accepts the present terms, and matches waiting leads again', async () => {
    const { link, market, token } = setUp();
    const old = link.accept(token, 'old');
    await expect(old).rejects.toMatchObject({ code: 'terms-outdated' });
    expect(market.nudges).toBe(0);
    expect(await link.accept(token, PARTNER_TERMS_VERSION)).toMatchObject({
      ...{ termsVersion: PARTNER_TERMS_VERSION, termsAcceptedAt: market.store.now },
      termsAcceptances: [{ way: 'link' }],
    });
    expect(market.nudges).toBe(1);
  });

  it('opens nothing from the old mailbox after a change of address', async () => {
    const { anne, link, market, token } = setUp();
    market.store.advance(60);
    const changed = { ...anne, email: 'ny@stil.no', emailChangedAt: market.store.now };
    market.store.partners.set(anne.id, changed);
    await expect(link.view(token)).rejects.toMatchObject({ code: 'link-expired' });
    const renewed = termsToken(market.signer, changed, market.store.now);
    expect(await link.view(renewed)).toEqual(changed);
    market.store.partners.delete(anne.id);
    await expect(link.view(token)).rejects.toMatchObject({ code: 'link-unknown' });
  });
});
