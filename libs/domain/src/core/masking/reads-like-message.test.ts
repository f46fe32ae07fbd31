import { describe, expect, it } from '@jest/globals';
import { readsLikeMessage } from './masked-text.js';

describe('readsLikeMessage', () => {
  it.each([
    'Kari Nordmann',
    'Åse-Marie d’Arc Øvrebø',
    'Per H. Olsen',
    'Mo i Rana',
    'Kristian Augusts gate 12 B, leilighet H0302, 0164 Oslo',
    '74 kvm',
    'Storgata 22-24, 0164 Oslo',
    '1.et/2.etg',
    'Stue/kjøkken, 2 soverom',
    'K'.repeat(80),
    'Boligstyling',
    '',
  ])('accepts %j', (text) => expect(readsLikeMessage(text)).toBe(false));

  it.each([
    'Du har vunnet!',
    'Vil du tjene penger?',
    'Vinn på https://evil.example',
    'evil.shop',
    'bit.ly/x',
    'wa.me/47',
    'evil․no',
    'evil。no',
    'ｅｖｉｌ．ｎｏ',
    'Ring 90.01.23.45',
    'Ring 90-01-23-45',
    'Ring ９００１２３４５',
    'Skriv til ola@evil.xyz',
    'Ring 90012345',
    'Ring 900 12 345',
    'Ring 12 34 56 78',
    'Hei\nDu har vunnet',
    'Kari '.repeat(17),
  ])('rejects %j', (text) => expect(readsLikeMessage(text)).toBe(true));
});
