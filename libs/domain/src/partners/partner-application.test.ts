import { describe, expect, it } from '@jest/globals';
import { approved, askedAgain, hearsRefusal, received, refused } from './partner-application.js';
import { applicationsDeletedUntil } from '../overview/retention.js';
import { sampleApplication } from '../testing/sample-application.js';

const AT = new Date('2026-11-21T12:00:00.000Z');
const { company, organizationNumber, name, email, phone, kind, places, message } =
  sampleApplication();
const DETAILS = { company, organizationNumber, name, email, phone, kind, places, message };

describe('an application to be a partner', () => {
  it('waits for the administrator', () => {
    const hints = { hiddenFieldFilled: false, seconds: 40 };
    expect(received(DETAILS, hints, 'id', AT)).toEqual({
      ...DETAILS,
      ...{ id: 'id', state: 'open', receivedAt: AT, changedAt: AT },
      ...{ reply: null, suspect: false, partnerId: null },
    });
  });

  it.each([
    [{ hiddenFieldFilled: true, seconds: 40 }, true],
    [{ hiddenFieldFilled: false, seconds: 2 }, true],
    [{ hiddenFieldFilled: false, seconds: 3 }, false],
    [{ hiddenFieldFilled: false, seconds: undefined }, false],
  ])('filled in like %j may come from a program: %s', (hints, suspect) => {
    expect(received(DETAILS, hints, 'id', AT).suspect).toBe(suspect);
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
    expect(hearsRefusal(suspect)).toBe(false);
    expect(refused(suspect, 'Reklame.', AT)).toMatchObject({ state: 'refused', reply: null });
    const asked = askedAgain(suspect, 'Hvor jobber du?', AT);
    for (const heard of [asked, sampleApplication()]) {
      expect(hearsRefusal(heard)).toBe(true);
      expect(refused(heard, 'Fullt nå.', AT).reply).toBe('Fullt nå.');
    }
  });

  it.each(['approved', 'refused'] as const)('is %s permanently', (state) => {
    const decided = sampleApplication({ state });
    for (const again of [askedAgain, approved, refused]) {
      expect(() => again(decided, 'x', AT)).toThrow('allerede avgjort');
    }
  });

  it('is erased twelve months after its last change', () => {
    expect(applicationsDeletedUntil(AT)).toEqual(new Date('2025-11-21T12:00:00.000Z'));
  });
});
