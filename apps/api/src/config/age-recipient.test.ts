import { describe, expect, it } from '@jest/globals';
import {
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { isAgeRecipient } from './setting-reader.js';

function isOne(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

describe('a recipient of age', () => {
  it.each([
    ['X25519', generateX25519Identity],
    ['a hybrid', generateHybridIdentity],
  ])('accepts %s like the library, and no mistyped sign', async (_, make) => {
    const recipient = await identityToRecipient(await make());
    expect(isAgeRecipient(recipient)).toBe(true);
    const mistyped = Array.from({ length: 62 }, (_, at) => at).flatMap((at) => {
      const [before, after] = [recipient.slice(0, at), recipient.slice(at + 1)];
      return ['q', 'z', '1', 'b', 'Q'].map((other) => `${before}${other}${after}`);
    });
    const taken = mistyped.filter((text) => text !== recipient).map(isAgeRecipient);
    expect(taken).not.toContain(true);
  });

  it.each(['', 'age1', 'age1nobody', 'age-keygen', 'backup@boligstyling.no'])(
    'rejects «%s» like the library',
    (text) => expect([isAgeRecipient(text), isOne(text)]).toEqual([false, false]),
  );
});
