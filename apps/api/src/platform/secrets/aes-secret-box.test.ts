import { describe, expect, it } from '@jest/globals';
import { AesSecretBox } from './aes-secret-box.js';

const box = new AesSecretBox('a key for tests that is long enough');
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

describe('a secret box', () => {
  it('opens its own seal, which shows nothing of the secret', () => {
    const sealed = box.seal(SECRET, 'endpoint');
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('whsec');
    expect(sealed.length).toBeLessThanOrEqual(200);
    expect(box.open(sealed, 'endpoint')).toBe(SECRET);
  });

  it('seals the same secret differently each time', () => {
    expect(box.seal(SECRET, 'endpoint')).not.toBe(box.seal(SECRET, 'endpoint'));
  });

  it('rejects another owner, another key and changed text', () => {
    const sealed = box.seal(SECRET, 'endpoint');
    expect(() => box.open(sealed, 'another')).toThrow();
    const other = new AesSecretBox('another key that is long enough too');
    expect(() => other.open(sealed, 'endpoint')).toThrow();
    const changed = sealed.slice(0, 30) + (sealed[30] === 'A' ? 'B' : 'A') + sealed.slice(31);
    expect(() => box.open(changed, 'endpoint')).toThrow();
    expect(() => box.open('v1.AAAA', 'endpoint')).toThrow();
  });

  it('leaves secrets from before the key as they are', () => {
    expect(box.isSealed(SECRET)).toBe(false);
    expect(box.open(SECRET, 'endpoint')).toBe(SECRET);
    expect(box.isSealed(box.seal(SECRET, 'endpoint'))).toBe(true);
  });

  it('names the missing setting', () => {
    expect(() => new AesSecretBox('').seal(SECRET, 'endpoint')).toThrow('SECRETS_KEY is missing');
  });
});
