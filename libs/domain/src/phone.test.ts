import { describe, expect, it } from '@jest/globals';
import { formatPhone, isPhone, withoutWhitespace } from './phone.js';

describe('phone', () => {
  it.each(['40000000', '40 00 00 00', ' 400 00 000 ', '40\u00a000\u00a000\u00a000', '4\t0000000'])(
    'accepts %j',
    (phone) => expect(isPhone(phone)).toBe(true),
  );

  it.each(['', '4000000', '400000000', '+4740000000', '4000000a', '٤٠٠٠٠٠٠٠', '4000-0000'])(
    'refuses %j',
    (phone) => expect(isPhone(phone)).toBe(false),
  );

  it('is stored without white space and read in pairs', () => {
    expect(withoutWhitespace(' 400 00 001')).toBe('40000001');
    expect(formatPhone('40000001')).toBe('40 00 00 01');
  });
});
