import { describe, expect, it } from '@jest/globals';
import { formatPhone, isPhone, NO_PHONE, telOf, tidyPhone } from './phone.js';

describe('phone', () => {
  it('is refused with the number of its digits', () =>
    expect(NO_PHONE).toMatch(/^Telefonnummer må være 8 siffer/));

  it.each([
    '40000000',
    '40 00 00 00',
    ' 400 00 000 ',
    '40\u00a000\u00a000\u00a000',
    '4\t0000000',
    '+4740000000',
    ' +47 400 00 000',
    '0047 40 00 00 00',
    '\u202a+47 400 00 000\u202c',
    '400\u200b00\u2060000\ufeff',
  ])('accepts %j', (phone) => expect(isPhone(phone)).toBe(true));

  it.each([
    ...['', '4000000', '400000000', '4000000a', '٤٠٠٠٠٠٠٠', '4000-0000'],
    ...[
      '+474000000',
      '+4640000000',
      '4740000000',
      '+47+4740000000',
      '47',
      '+47',
      '400+47000',
      ...['00000000', '01234567', '+47 00 00 00 00'],
      '40000047000000',
    ],
  ])('refuses %j', (phone) => expect(isPhone(phone)).toBe(false));

  it('is stored as eight digits and shown in pairs', () => {
    for (const written of [
      ' 400 00 001',
      '+47 40000001',
      '\u202d40000001\u202c',
      '0047 400 00 001',
    ]) {
      expect(tidyPhone(written)).toBe('40000001');
    }
    expect(formatPhone('40000001')).toBe('40 00 00 01');
  });

  it('has a tel link, also when a partner wrote the country code', () => {
    for (const stored of ['40000001', '+47 400 00 001', '4740000001']) {
      expect(telOf(stored)).toBe('tel:+4740000001');
    }
  });
});
