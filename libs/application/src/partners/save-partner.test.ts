import { describe, expect, it, jest } from '@jest/globals';
import { NO_TERMS, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { TestMarket } from '../core/testing/test-market.js';

const setUp = () => {
  const market = new TestMarket();
  return { market, save: market.savePartner };
};
const written = samplePartner();

describe('saving a partner', () => {
  it('adds it to the network as written, effective at once', async () => {
    const { market, save } = setUp();
    const { partner } = await save.add(written);
    const { id } = partner;
    expect(id).not.toBe(written.id);
    expect(partner).toEqual({ ...written, ...NO_TERMS, id, createdAt: market.store.now });
    expect(market.store.partners.get(id)).toEqual(partner);
  });

  it('is refused without areas', async () => {
    const { save } = setUp();
    const nowhere = save.add({ ...written, areas: [] });
    await expect(nowhere).rejects.toMatchObject({ code: 'invalid-partner' });
  });

  it('asks a partner about waiting leads once it has accepted the terms', async () => {
    const { market, save } = setUp();
    const { partner } = await save.add(written);
    const lead = await market.asked();
    const due = () => market.matching.due(10, market.store.now);
    expect([await market.matching.assignmentsOf(lead.id), await due()]).toEqual([[], []]);
    await save.acceptTerms(partner.id, PARTNER_TERMS_VERSION, 'page');
    expect(await due()).toEqual([lead.id]);
    const again = await save.acceptTerms(partner.id, PARTNER_TERMS_VERSION, 'page');
    expect(again.termsAcceptedAt).toEqual(market.store.now);
    expect(again.termsAcceptances).toHaveLength(1);
  });

  it('looks again at a repeated acceptance, because the first look may have failed', async () => {
    const { market, save } = setUp();
    const { partner } = await save.add(written);
    const lead = await market.asked();
    const accept = () => save.acceptTerms(partner.id, PARTNER_TERMS_VERSION, 'page');
    jest.spyOn(market.matching, 'makeWaitingDue').mockRejectedValueOnce(new Error('killed'));
    await expect(accept()).rejects.toThrow('killed');
    await accept();
    expect(await market.matching.due(10, market.store.now)).toEqual([lead.id]);
  });

  it('keeps unchanged fields', async () => {
    const { market, save } = setUp();
    const { id } = market.join('Anne');
    const paused = await save.change(id, { active: false });
    expect(paused.partner).toMatchObject({ active: false, areas: ['4601'] });
    const moved = await save.change(id, { areas: ['0301'] });
    expect(moved.partner).toMatchObject({ active: false, areas: ['0301'] });
  });

  it('changes nothing by a stale version', async () => {
    const { market, save } = setUp();
    const { id, version } = market.join('Anne');
    await save.change(id, { areas: ['0301'] }, 'administrator', version);
    const stale = save.change(id, { areas: ['5501'] }, 'administrator', version);
    await expect(stale).rejects.toMatchObject({ code: 'version-stale' });
    expect(market.store.partners.get(id)).toMatchObject({ areas: ['0301'] });
  });

  it('keeps links and sessions until the e-mail address changes', async () => {
    const { market, save } = setUp();
    const { id, email } = market.join('Anne', { email: 'anne@stil.no' });
    const changedAt = async (changes: object) =>
      (await save.change(id, changes)).partner.emailChangedAt ?? null;
    expect(await changedAt({ name: 'Anne Li' })).toBeNull();
    expect(await changedAt({ email, name: 'Anne Lie' })).toBeNull();
    expect(await changedAt({ email: 'anne@lie.no' })).toEqual(market.store.now);
  });

  it('removes the return date once it is active, and keeps it while it is paused', async () => {
    const { market, save } = setUp();
    const { id } = market.join('Anne', { active: false, pausedUntil: '2026-12-24' });
    const away = { pausedUntil: '2026-12-24' };
    expect((await save.change(id, { active: false })).partner).toMatchObject(away);
    expect((await save.change(id, { name: 'Anne' })).partner).toMatchObject(away);
    const back = { active: true, pausedUntil: null };
    expect((await save.change(id, { active: true })).partner).toMatchObject(back);
  });

  it("lets only the administrator end the administrator's pause, and both end the partner's own", async () => {
    const { market, save } = setUp();
    const { id } = market.join('Anne');
    const byOperator = async () => (await save.change(id, {})).partner.pausedByOperator;
    expect(await byOperator()).toBe(false);
    await save.change(id, { active: false });
    const refused = { code: 'paused-by-operator' };
    await expect(save.change(id, { active: true }, 'partner')).rejects.toMatchObject(refused);
    await expect(save.change(id, { active: false }, 'partner')).rejects.toMatchObject(refused);
    await save.change(id, { weeklyCapacity: 4 }, 'partner');
    expect(await byOperator()).toBe(true);
    await save.change(id, { active: true });
    await save.change(id, { active: false }, 'partner');
    await save.change(id, { active: false });
    expect(await byOperator()).toBe(false);
    const back = { active: true, pausedByOperator: false };
    expect((await save.change(id, { active: true }, 'partner')).partner).toMatchObject(back);
  });

  it('can add a partner paused by the administrator', async () => {
    const { save } = setUp();
    expect((await save.add({ ...written, active: false })).partner.pausedByOperator).toBe(true);
    const active = { ...written, email: 'bo@stil.no', active: true };
    expect((await save.add(active)).partner.pausedByOperator).toBe(false);
  });

  it('rematches waiting leads when it is added or changed', async () => {
    const { market, save } = setUp();
    const lead = await market.asked();
    expect(market.store.standing.get(lead.id)?.matchingDueAt).not.toEqual(market.store.now);
    market.store.advance(60);
    await save.add(written);
    expect(market.store.standing.get(lead.id)?.matchingDueAt).toEqual(market.store.now);
    expect(market.nudges).toBe(1);
  });

  it('does not rematch where nothing comes free, because each pass covers all waiting leads', async () => {
    const { market, save } = setUp();
    const { partner } = await save.add(written);
    const nudged = async (changes: Parameters<typeof save.change>[1]) => {
      const before = market.nudges;
      await save.change(partner.id, changes);
      return market.nudges - before;
    };
    const { weeklyCapacity, areas } = partner;
    expect(await nudged({ weeklyCapacity, areas, active: true, phone: '40000009' })).toBe(0);
    expect(await nudged({ weeklyCapacity: weeklyCapacity + 1 })).toBe(1);
    expect(await nudged({ active: false })).toBe(0);
    expect(await nudged({ areas: ['0301'] })).toBe(0);
    expect(await nudged({ active: true })).toBe(1);
  });

  it('rejects an unknown partner', async () => {
    const { save } = setUp();
    const change = save.change('gone', { active: false });
    await expect(change).rejects.toMatchObject({ code: 'partner-not-found' });
  });
});
