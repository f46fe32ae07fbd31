import type { Partner } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PausePartner } from './pause-partner.js';
import type { PartnerRepository } from './partner-repository.js';
import { InMemoryPartnerRepository } from './testing/in-memory-partner-repository.js';
import { Office } from '../core/testing/office.js';

describe('a paused partner', () => {
  let office: Office;
  let pausing: PausePartner;
  let anne: Partner;
  beforeEach(() => {
    office = new Office();
    const { partners, matching, nextSteps, clock } = office;
    pausing = new PausePartner(partners, matching, nextSteps, clock);
    anne = office.join('Anne');
  });
  const stored = () => office.store.partners.get(anne.id);

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
    office.join('Anne', { ...anne, active: false, pausedByOffice: true });
    await expect(pausing.pause(anne.id, '2026-12-24')).rejects.toMatchObject({
      code: 'paused-by-office',
    });
    expect(stored()).toMatchObject({ active: false, pausedUntil: null, pausedByOffice: true });
  });

  it("does not end the administrator's pause of the same moment", async () => {
    const pausedMeanwhile = () =>
      office.join('Anne', { ...anne, active: false, pausedByOffice: true });
    class Meanwhile extends InMemoryPartnerRepository {
      override change(...asked: Parameters<PartnerRepository['change']>): Promise<Partner> {
        pausedMeanwhile();
        return super.change(...asked);
      }
    }
    const { store, matching, nextSteps, clock } = office;
    const racing = new PausePartner(new Meanwhile(store), matching, nextSteps, clock);
    await expect(racing.pause(anne.id, '2026-12-24')).rejects.toMatchObject({
      code: 'paused-by-office',
    });
    expect(stored()).toMatchObject({ active: false, pausedUntil: null, pausedByOffice: true });
  });

  it('is active again on that day in Norway, and waiting leads are rematched', async () => {
    await pausing.pause(anne.id, '2026-11-21');
    const lead = await office.asked();
    office.store.now = new Date('2026-11-20T22:59:59.000Z');
    await pausing.endDue();
    expect([stored()?.active, office.nudges]).toEqual([false, 0]);
    office.store.now = new Date('2026-11-20T23:00:00.000Z');
    await pausing.endDue();
    expect(stored()).toMatchObject({ active: true, pausedUntil: null });
    expect(office.nudges).toBe(1);
    expect(office.store.standing.get(lead.id)?.matchingDueAt).toEqual(office.store.now);
  });
});
