import { randomUUID } from 'node:crypto';
import type { SignedLink } from '@boligstyling/application';
import { describe, expect, it } from '@jest/globals';
import { HmacLinkSigner } from './hmac-link-signer.js';

const signer = new HmacLinkSigner('a secret for tests that is long enough');
const link: SignedLink = {
  audience: 'partner',
  id: randomUUID(),
  expiresAt: new Date('2026-12-24T16:00:00.000Z'),
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The last letter of 32 bytes in base64url has two unused bits. */
const spelledOtherwise = (token: string) =>
  token.slice(0, -1) + LETTERS[LETTERS.indexOf(token.at(-1) ?? '') + 1];

describe('a signed link', () => {
  it('returns its content and is deterministic', () => {
    expect(signer.read(signer.sign(link))).toEqual(link);
    expect(signer.sign(link)).toBe(signer.sign({ ...link }));
    expect(encodeURIComponent(signer.sign(link))).toBe(signer.sign(link));
  });

  it.each([
    ['another audience', (token: string) => token.replace('partner', 'owner')],
    ['another id', (token: string) => token.replace(link.id, randomUUID())],
    ['a later expiry', (token: string) => token.replace(/\.(\d)\d*\./, '.9999999999.')],
    ['no signature', (token: string) => token.slice(0, -43)],
    ['a shorter signature', (token: string) => token.slice(0, -1)],
    ['another spelling of the same bytes', spelledOtherwise],
    ['something before it', (token: string) => `x${token}`],
    ['something after it', (token: string) => `${token}\n`],
  ])('is none of ours with %s', (_, forge) =>
    expect(signer.read(forge(signer.sign(link)))).toBeUndefined(),
  );

  it('under the previous secret is valid while that is set, but is never issued', () => {
    const [former, newest] = [
      'a secret of last year, long enough',
      'a secret of this year, long enough',
    ];
    const before = new HmacLinkSigner(former);
    const now = new HmacLinkSigner(newest, former);
    expect(now.read(before.sign(link))).toEqual(link);
    expect(before.read(now.sign(link))).toBeUndefined();
    expect(new HmacLinkSigner(newest).read(now.sign(link))).toEqual(link);
    expect(now.signEach(link)).toEqual([now.sign(link), before.sign(link)]);
    expect(before.signEach(link)).toEqual([before.sign(link)]);
  });

  it('is invalid under another secret', () => {
    const other = new HmacLinkSigner('another secret that is long enough too');
    expect(signer.read(other.sign(link))).toBeUndefined();
  });
});
