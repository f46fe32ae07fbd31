import { TOTP_PERIOD_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Clock } from '../../core/ports.js';
import type { UserSecrets, TotpCodes } from '../second-factors.js';
import { sampleUser } from './sample-user.js';

export interface TotpCodesUnderTest {
  codes: TotpCodes;
  /** The app's code at the clock's time. */
  shown(secret: string): string;
}

export function totpCodesContract(setUp: (clock: Clock) => TotpCodesUnderTest): void {
  describe('TOTP codes', () => {
    let now: Date;
    let under: TotpCodesUnderTest;
    let secret: string;
    beforeEach(() => {
      now = new Date('2026-11-20T12:00:00.000Z');
      under = setUp({ now: () => now });
      secret = under.codes.newSecret();
    });
    const shownAfter = (seconds: number) => {
      const before = now;
      now = new Date(now.getTime() + seconds * 1000);
      const code = under.shown(secret);
      now = before;
      return code;
    };
    const stepOf = (code: string) => under.codes.stepOf(secret, code);

    it('are valid for this step and the one on either side, and no further', async () => {
      const step = now.getTime() / 1000 / TOTP_PERIOD_SECONDS;
      expect(await stepOf(shownAfter(0))).toBe(step);
      expect(await stepOf(shownAfter(TOTP_PERIOD_SECONDS - 1))).toBe(step);
      expect(await stepOf(shownAfter(-TOTP_PERIOD_SECONDS))).toBe(step - 1);
      expect(await stepOf(shownAfter(TOTP_PERIOD_SECONDS))).toBe(step + 1);
      expect(await stepOf(shownAfter(-2 * TOTP_PERIOD_SECONDS))).toBeUndefined();
      expect(await stepOf(shownAfter(2 * TOTP_PERIOD_SECONDS))).toBeUndefined();
    });

    it('are wrong under another secret, and when malformed', async () => {
      const other = under.codes.newSecret();
      expect(other).not.toBe(secret);
      expect(await under.codes.stepOf(other, shownAfter(0))).toBeUndefined();
      for (const none of ['', shownAfter(0).slice(1), `${shownAfter(0)}0`, 'abcdef']) {
        expect(await stepOf(none)).toBeUndefined();
      }
    });

    it('have an address for apps that names the user', async () => {
      const address = await under.codes.address(sampleUser({ email: 'kari@stil.no' }), secret);
      expect(decodeURIComponent(address)).toContain('kari@stil.no');
      expect(address).toMatch(/^otpauth:\/\//);
      expect(address).toContain(secret);
    });
  });
}

export function userSecretsContract(setUp: () => UserSecrets): void {
  describe('user secrets', () => {
    const secrets = setUp();

    it('match their hash, and never a missing one', async () => {
      const hash = await secrets.hashPassword('hest batteri stift riktig');
      expect(await secrets.matches(hash, 'hest batteri stift riktig')).toBe(true);
      expect(await secrets.matches(hash, 'hest batteri stift Riktig')).toBe(false);
      expect(await secrets.matches(null, 'hest batteri stift riktig')).toBe(false);
      expect(await secrets.matches(null, '')).toBe(false);
    });

    it('include recovery codes that differ, and digests that tell them apart', () => {
      const codes = Array.from({ length: 100 }, () => secrets.newRecoveryCode());
      expect(new Set(codes).size).toBe(100);
      expect(new Set(codes.map((code) => secrets.digest(code))).size).toBe(100);
      const [code = ''] = codes;
      expect(secrets.digest(code)).toBe(secrets.digest(code));
    });
  });
}
