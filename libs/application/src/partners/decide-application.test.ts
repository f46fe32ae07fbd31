import {
  type ApplicationDetails,
  type ApplicationNotification,
  NO_TERMS,
  applicationVersion,
  type PartnerApplication,
  type PartnerDetails,
  PARTNER_TERMS_VERSION,
  withAcceptance,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { samplePartner } from '@boligstyling/domain/testing';
import {
  ApplyAsPartner,
  DecideApplication,
  type PartnerApplications,
} from './partner-applications.js';
import { SavePartner } from './save-partner.js';
import { TestMarket } from '../core/testing/test-market.js';

const DETAILS: ApplicationDetails = {
  ...{ company: 'Rom AS', organizationNumber: '974761076', name: 'Stine', email: 's@rom.no' },
  ...{ phone: '40000001', kind: 'stylist', places: 'Bergen', message: '' },
};
const HINTS = { hiddenFieldFilled: false, seconds: 40 };

describe('an application', () => {
  let market: TestMarket;
  let decide: DecideApplication;
  let kept: PartnerApplication;
  /** The e-mails that reached the storage. */
  let notified: ApplicationNotification[];
  let id: string;
  beforeEach(async () => {
    market = new TestMarket();
    notified = [];
    const { ids, clock, partners, matching, nextSteps, delivery } = market;
    const applications: PartnerApplications = {
      receive: async (application) => {
        kept = application;
      },
      find: async () => kept,
      change: async (_, change, notice, partner) => {
        kept = change(kept);
        notified.push(notice);
        if (partner) await partners.add(partner);
        return kept;
      },
      list: async () => [kept],
      erase: async () => undefined,
      deleteOld: async () => undefined,
    };
    const save = new SavePartner(partners, ids, clock, matching, nextSteps);
    decide = new DecideApplication(applications, save, clock, delivery);
    await new ApplyAsPartner(applications, ids, clock, delivery).execute(
      DETAILS,
      PARTNER_TERMS_VERSION,
      HINTS,
    );
    ({ id } = kept);
  });

  it('that is approved adds the partner that the administrator wrote, who is asked at once', async () => {
    const written: PartnerDetails = samplePartner();
    const approved = await decide.approve(id, written);
    const [partner] = await market.partners.all();
    const at = market.store.now;
    const stored = {
      ...{ id: partner?.id, createdAt: at },
      ...withAcceptance([], PARTNER_TERMS_VERSION, 'application', kept.receivedAt),
    };
    expect(partner).toEqual({ ...samplePartner(), ...stored });
    expect(approved).toMatchObject({ state: 'approved', partnerId: partner?.id });
    expect([notified, market.nudges, market.deliveries]).toEqual([['application-approved'], 1, 2]);
    await expect(decide.approve(id, { ...written, email: 'ny@rom.no' })).rejects.toMatchObject({
      code: 'application-closed',
    });
    expect(await market.partners.all()).toHaveLength(1);
  });

  it('without accepted terms becomes a partner that is asked for them', async () => {
    kept = { ...kept, termsVersion: null };
    await decide.approve(id, samplePartner());
    expect((await market.partners.all())[0]).toMatchObject(NO_TERMS);
  });

  it('is not decided from a stale version', async () => {
    const seen = applicationVersion(kept);
    market.store.advance(60);
    await decide.ask(id, 'Hvor jobber du?', seen);
    await expect(decide.refuse(id, 'Nei.', seen)).rejects.toMatchObject({ code: 'version-stale' });
    expect(kept).toMatchObject({ state: 'asked' });
    await decide.refuse(id, 'Nei.', applicationVersion(kept));
    expect(kept).toMatchObject({ state: 'refused' });
  });

  it('can be queried and refused, and the applicant gets the reason', async () => {
    expect(await decide.ask(id, 'Hvor jobber du?')).toMatchObject({ state: 'asked' });
    expect(await decide.refuse(id, 'Fullt nå.')).toMatchObject({
      ...{ state: 'refused', reply: 'Fullt nå.' },
    });
    expect([notified, market.deliveries]).toEqual([
      ['application-asked', 'application-refused'],
      3,
    ]);
  });
});
