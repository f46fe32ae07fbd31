import { describe, expect, it } from '@jest/globals';
import { EMAIL_MAX_LENGTH, isEmail } from '../core/email.js';
import { arrivalConsents } from './consent.js';
import { firstEmailOf, linkEmailCounter, mailboxOf } from './first-email.js';

describe('a mailbox', () => {
  it.each([
    ['Kari.Nordmann@Nordmann.NO', 'kari.nordmann@nordmann.no'],
    ['kari+styling@nordmann.no', 'kari@nordmann.no'],
    ['k.a.r.i+1.2+3@googlemail.com', 'kari@gmail.com'],
    ['kari_nordmann@nordmann.no', 'kari-nordmann@nordmann.no'],
    ['åse@nordmann.no', 'a\u030Ase@nordmann.no'],
    ['kari@blåbær.no', 'kari@xn--blbr-roah.no'],
    ['kari@me.com', 'kari@icloud.com'],
    ['kari@pm.me', 'kari@protonmail.com'],
    ['kari@mac.com', 'kari@icloud.com'],
  ])('is the same for %s and %s', (one, other) => expect(mailboxOf(one)).toBe(mailboxOf(other)));

  it.each([
    ['kari@nordmann.no', 'kari2@nordmann.no'],
    ['kari@nordmann.no', 'kari@nordmann.com'],
    ['kari@nordmann.no', 'kari@nord.mann.no'],
  ])('is another for %s and %s', (one, other) => expect(mailboxOf(one)).not.toBe(mailboxOf(other)));

  it.each([
    ['kari', 'kari@'],
    ['kari@', 'kari@'],
    ['', '@'],
    ['kari@b c', 'kari@b c'],
  ])('of the incomplete address %j is %j', (email, mailbox) =>
    expect(mailboxOf(email)).toBe(mailbox),
  );

  it.each([
    ['letters that become many', `${'ﷺ'.repeat(60)}@nordmann.no`],
    [
      'a domain that is longer as DNS has it',
      `kari@${Array(4).fill('漢字'.repeat(28)).join('.')}.no`,
    ],
  ])('of %s is no longer than an address', (_, email) => {
    expect(isEmail(email)).toBe(true);
    expect(mailboxOf(email).length).toBeLessThanOrEqual(EMAIL_MAX_LENGTH);
  });
});

describe('a first e-mail', () => {
  const lead = (receivedAt: string) => ({
    customerEmail: 'Kari@nordmann.no',
    receivedAt: new Date(receivedAt),
    testUntil: null,
  });

  it('counts for its mailbox on the day in UTC', () => {
    const count = (receivedAt: string) => firstEmailOf(lead(receivedAt), ['owner-confirmation']);
    const mailbox = 'kari@nordmann.no';
    expect(count('2026-11-20T23:59:59.999Z')).toEqual({ mailbox, day: '2026-11-20' });
    expect(count('2026-11-21T00:00:00.000Z')).toEqual({ mailbox, day: '2026-11-21' });
  });

  it('counts beside others that the lead causes, also without any consent', () => {
    const kinds = ['lead-notification', 'owner-confirmation'] as const;
    expect(firstEmailOf(lead('2026-11-20T12:00:00.000Z'), kinds)).not.toBeNull();
    expect(firstEmailOf(lead('2026-11-20T12:00:00.000Z'), kinds, [])).not.toBeNull();
  });

  it('counts none that goes to others or follows an earlier one', () => {
    const kinds = ['lead-notification', 'owner-matched', 'partner-assignment'] as const;
    expect(firstEmailOf(lead('2026-11-20T12:00:00.000Z'), kinds)).toBeNull();
  });

  it('counts none to an owner whom a user heard by telephone', () => {
    const { receivedAt } = lead('2026-11-20T12:00:00.000Z');
    const count = (heardBy?: string) => {
      const consents = arrivalConsents('telephone', receivedAt, ['stylist'], '2026-11', heardBy);
      return firstEmailOf(lead('2026-11-20T12:00:00.000Z'), ['owner-confirmation'], consents);
    };
    expect(count('kari')).toBeNull();
    expect(count()).not.toBeNull();
  });

  it('and a resent link are counted apart', () => {
    const at = new Date('2026-11-20T12:00:00.000Z');
    expect(linkEmailCounter('Kari+bolig@nordmann.no', at)).toEqual({
      ...{ mailbox: 'link kari@nordmann.no', day: '2026-11-20' },
    });
  });

  it('counts none of a test lead', () => {
    const test = { ...lead('2026-11-20T12:00:00.000Z'), testUntil: new Date() };
    expect(firstEmailOf(test, ['owner-confirmation'])).toBeNull();
  });
});
