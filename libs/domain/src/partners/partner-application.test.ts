import { describe, expect, it } from '@jest/globals';
import {
  applicationVersion,
  approved,
  askedAgain,
  getsRefusalEmail,
  newApplication,
  refused,
} from './partner-application.js';
import { PARTNER_TERMS_VERSION } from './partner-terms.js';
import { sampleApplication } from '../testing/sample-application.js';

const AT = new Date('2026-11-21T12:00:00.000Z');
const { company, organizationNumber, name, email, phone, kind, places, message } =
  sampleApplication();
const HINTS = { hiddenFieldFilled: false, seconds: 40 };
const DETAILS = { company, organizationNumber, name, email, phone, kind, places, message };

describe('an application to be a partner', () => {
  it('has another version once its state changes, or changes again', () => {
    const versions = [
      applicationVersion({ state: 'open', changedAt: AT }),
      applicationVersion({ state: 'asked', changedAt: AT }),
      applicationVersion({ state: 'asked', changedAt: new Date(+AT + 1) }),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('waits for the administrator', () => {
    expect(newApplication(DETAILS, PARTNER_TERMS_VERSION, HINTS, 'id', AT)).toEqual({
      ...DETAILS,
      ...{ id: 'id', state: 'open', receivedAt: AT, changedAt: AT },
      termsVersion: PARTNER_TERMS_VERSION,
      ...{ reply: null, suspect: false, partnerId: null },
    });
  });

  it.each([
    [{ hiddenFieldFilled: true, seconds: 40 }, true],
    [{ hiddenFieldFilled: false, seconds: 2 }, true],
    [{ hiddenFieldFilled: false, seconds: 3 }, false],
    [{ hiddenFieldFilled: false, seconds: undefined }, false],
  ])('filled in like %j may come from a program: %s', (hints, suspect) => {
    const application = newApplication(DETAILS, PARTNER_TERMS_VERSION, hints, 'id', AT);
    expect(application.suspect).toBe(suspect);
  });

  it('is refused with terms other than those in force, and needs none', () => {
    const sent = (terms: string | null) => newApplication(DETAILS, terms, HINTS, 'id', AT);
    expect(() => sent('2020-01-01')).toThrow(expect.objectContaining({ code: 'terms-outdated' }));
    expect(sent(null).termsVersion).toBeNull();
  });

  it('is returned with a question, approved or refused', () => {
    const asked = askedAgain(sampleApplication(), 'Hvor jobber du?', AT);
    expect(asked).toMatchObject({ state: 'asked', reply: 'Hvor jobber du?', changedAt: AT });
    expect(askedAgain(asked, 'Og når?', AT).reply).toBe('Og når?');
    expect(refused(asked, 'Fullt nå.', AT)).toMatchObject({ state: 'refused', reply: 'Fullt nå.' });
    expect(approved(asked, 'p', AT)).toMatchObject({
      ...{ state: 'approved', partnerId: 'p', reply: null },
    });
  });

  it('is refused silently if a program may have sent it and nobody replied', () => {
    const suspect = sampleApplication({ suspect: true });
    expect(getsRefusalEmail(suspect)).toBe(false);
    expect(refused(suspect, 'Reklame.', AT)).toMatchObject({ state: 'refused', reply: null });
    const asked = askedAgain(suspect, 'Hvor jobber du?', AT);
    for (const heard of [asked, sampleApplication()]) {
      expect(getsRefusalEmail(heard)).toBe(true);
      expect(refused(heard, 'Fullt nå.', AT).reply).toBe('Fullt nå.');
    }
  });

  it.each(['approved', 'refused'] as const)('is %s permanently', (state) => {
    const decided = sampleApplication({ state });
    for (const again of [askedAgain, approved, refused]) {
      expect(() => again(decided, 'x', AT)).toThrow('allerede avgjort');
    }
  });
});
