import type { Partner } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PausePartner } from './save-partner.js';
import type { PartnerRepository } from './partner-repository.js';
import { InMemoryPartnerRepository } from './testing/in-memory-partner-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('a paused partner', () => {
  let market: TestMarket;
  let pausing: PausePartner;
  let anne: Partner;
  beforeEach(() => {
    market = new TestMarket();
    const { partners, matching, nextSteps, clock } = market;
    pausing = new PausePartner(partners, matching, nextSteps, clock);
    anne = market.join('Anne');
  });
  const stored = () => market.store.partners.get(anne.id);

  it('gets no new assignments, until a day or until it resumes', async () => {
    await pausing.pause(anne.id, '2026-12-24');
    expect(stored()).toMatchObject({ active: false, pausedUntil: '2026-12-24' });
    await pausing.pause(anne.id, null);
    expect(stored()).toMatchObject({ active: false, pausedUntil: null });
  });

  it('can pause only until a future day', async () => {
    await expect(pausing.pause(anne.id, '2026-11-20')).rejects.toMatchObject({
      code: 'invalid-pause',
    });
    expect(stored()).toMatchObject({ active: true });
  });

  it('must exist', async () => {
    await expect(pausing.pause('none', null)).rejects.toMatchObject({ code: 'partner-not-found' });
  });

  it("does not end the administrator's pause by naming a day", async () => {
    market.join('Anne', { ...anne, active: false, pausedByOperator: true });
    await expect(pausing.pause(anne.id, '2026-12-24')).rejects.toMatchObject({
      code: 'paused-by-operator',
    });
    expect(stored()).toMatchObject({ active: false, pausedUntil: null, pausedByOperator: true });
  });

  it("does not end the administrator's pause of the same moment", async () => {
    const pausedMeanwhile = () =>
      market.join('Anne', { ...anne, active: false, pausedByOperator: true });
    class Meanwhile extends InMemoryPartnerRepository {
      override change(...asked: Parameters<PartnerRepository['change']>): Promise<Partner> {
        pausedMeanwhile();
        return super.change(...asked);
      }
    }
    const { store, matching, nextSteps, clock } = market;
    const racing = new PausePartner(new Meanwhile(store), matching, nextSteps, clock);
    await expect(racing.pause(anne.id, '2026-12-24')).rejects.toMatchObject({
      code: 'paused-by-operator',
    });
    expect(stored()).toMatchObject({ active: false, pausedUntil: null, pausedByOperator: true });
  });

  it('is active again on that day in Norway, and waiting leads are rematched', async () => {
    await pausing.pause(anne.id, '2026-11-21');
    const lead = await market.asked();
    market.store.now = new Date('2026-11-20T22:59:59.000Z');
    await pausing.endDue();
    expect([stored()?.active, market.nudges]).toEqual([false, 0]);
    market.store.now = new Date('2026-11-20T23:00:00.000Z');
    await pausing.endDue();
    expect(stored()).toMatchObject({ active: true, pausedUntil: null });
    expect(market.nudges).toBe(1);
    expect(market.store.standing.get(lead.id)?.matchingDueAt).toEqual(market.store.now);
  });
});
