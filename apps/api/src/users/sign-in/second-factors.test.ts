import {
  sampleUser,
  totpCodesContract,
  userSecretsContract,
} from '@boligstyling/application/testing';
import { describe, expect, it } from '@jest/globals';
import { TOTP, URI } from 'otpauth';
import { Argon2UserSecrets } from './argon2.js';
import { OtpauthCodes } from './otpauth-codes.js';

totpCodesContract((clock) => ({
  codes: new OtpauthCodes('Boligstyling', clock),
  shown: (secret) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() }),
}));

userSecretsContract(() => new Argon2UserSecrets());

it('a recovery code has 120 bits, in groups that can be read out', () => {
  expect(new Argon2UserSecrets().newRecoveryCode()).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
});

describe('codes by RFC 6238', () => {
  /** Test secret of appendix B; its codes have eight digits, of which apps show the last six. */
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('are those of its examples, at second %i', async (second, code) => {
    const codes = new OtpauthCodes('Boligstyling', { now: () => new Date(second * 1000) });
    expect(await codes.stepOf(SECRET, code)).toBe(Math.floor(second / 30));
  });
});

it('an address for an app names issuer and user, though the wordmark has a colon', async () => {
  const codes = new OtpauthCodes('Bolig: Oslo', { now: () => new Date() });
  const user = sampleUser({ email: 'kari@eksempel.example' });
  const read = URI.parse(await codes.address(user, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'));
  expect([read.issuer, read.label]).toEqual(['Bolig Oslo', 'kari@eksempel.example']);
});
