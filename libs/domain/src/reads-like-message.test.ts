import { describe, expect, it } from '@jest/globals';
import { readsLikeMessage } from './reads-like-message.js';

describe('a short field', () => {
  it.each([
    'Kari Nordmann',
    'Åse-Marie d’Arc Øvrebø',
    'Per H. Olsen',
    'Mo i Rana',
    'Kristian Augusts gate 12 B, leilighet H0302, 0164 Oslo',
    '74 kvm',
    'K'.repeat(80),
    'Boligstyling',
    '',
  ])('%j is what it should be', (text) => expect(readsLikeMessage(text)).toBe(false));

  it.each([
    'Du har vunnet!',
    'Vil du tjene penger?',
    'Vinn på https://evil.example',
    'evil.shop',
    'Ring 90012345',
    'Ring 900 12 345',
    'Hei\nDu har vunnet',
    'Kari '.repeat(17),
  ])('%j may be a message', (text) => expect(readsLikeMessage(text)).toBe(true));
});
