import { describe, expect, it } from '@jest/globals';
import { isEmail } from './email.js';

describe('e-mail', () => {
  it.each([
    'kari@nordmann.no',
    'kari.nordmann+bolig@epost.example.com',
    'KARI@NORDMANN.NO',
    "o'brien@firma.co.uk",
    'kåre@blåbær.no',
    'a@b.studio',
  ])('accepts %j', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    '',
    'kari',
    'kari@',
    '@nordmann.no',
    'kari@nordmann',
    'kari@@nordmann.no',
    'kari@nordmann.no@evil.com',
    'kari@nordmann.n',
    'kari@nordmann.zz',
    'kari @nordmann.no',
    ' kari@nordmann.no',
    'kari@nordmann.no\r\nBcc: x@y.no',
    'kari@nordmann.no, evil@x.no',
    'Kari <kari@nordmann.no>',
    'kari\u0000@nordmann.no',
    '.kari@nordmann.no',
    'ka..ri@nordmann.no',
    'kari@-nordmann.no',
    'kari@nordmann..no',
    `${'a'.repeat(65)}@nordmann.no`,
    `kari@${'a'.repeat(250)}.no`,
  ])('refuses %j', (email) => expect(isEmail(email)).toBe(false));
});
