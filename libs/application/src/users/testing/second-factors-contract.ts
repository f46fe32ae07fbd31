import { TOTP_PERIOD_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Clock } from '../../core/clock.js';
import type { UserSecrets, TotpCodes } from '../second-factors.js';
import { sampleUser } from './sample-user.js';

/** What a contract needs: codes, and an app that shows them. */
export interface TotpCodesUnderTest {
  codes: TotpCodes;
  /** What the app shows at the clock's time. */
  shown(secret: string): string;
}

/** What every {@link TotpCodes} keeps. */
export function totpCodesContract(setUp: (clock: Clock) => TotpCodesUnderTest): void {
  describe('codes that change every half minute', () => {
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

    it('are right for this step and the one on either side, and no further away', async () => {
      const step = now.getTime() / 1000 / TOTP_PERIOD_SECONDS;
      expect(await stepOf(shownAfter(0))).toBe(step);
      expect(await stepOf(shownAfter(TOTP_PERIOD_SECONDS - 1))).toBe(step);
      expect(await stepOf(shownAfter(-TOTP_PERIOD_SECONDS))).toBe(step - 1);
      expect(await stepOf(shownAfter(TOTP_PERIOD_SECONDS))).toBe(step + 1);
      expect(await stepOf(shownAfter(-2 * TOTP_PERIOD_SECONDS))).toBeUndefined();
      expect(await stepOf(shownAfter(2 * TOTP_PERIOD_SECONDS))).toBeUndefined();
    });

    it('are wrong under another secret, and when they are no code', async () => {
      const other = under.codes.newSecret();
      expect(other).not.toBe(secret);
      expect(await under.codes.stepOf(other, shownAfter(0))).toBeUndefined();
      for (const none of ['', shownAfter(0).slice(1), `${shownAfter(0)}0`, 'abcdef']) {
        expect(await stepOf(none)).toBeUndefined();
      }
    });

    it('are read by an app from an address that says whose they are', async () => {
      const address = await under.codes.address(sampleUser({ email: 'kari@stil.no' }), secret);
      expect(decodeURIComponent(address)).toContain('kari@stil.no');
      expect(address).toMatch(/^otpauth:\/\//);
      expect(address).toContain(secret);
    });
  });
}

/** What every {@link UserSecrets} keeps. */
export function userSecretsContract(setUp: () => UserSecrets): void {
  describe('what people keep secret', () => {
    const secrets = setUp();

    it('is compared with a hash, and is wrong where there is none', async () => {
      const hash = await secrets.hashPassword('hest batteri stift riktig');
      expect(await secrets.matches(hash, 'hest batteri stift riktig')).toBe(true);
      expect(await secrets.matches(hash, 'hest batteri stift Riktig')).toBe(false);
      expect(await secrets.matches(null, 'hest batteri stift riktig')).toBe(false);
      expect(await secrets.matches(null, '')).toBe(false);
    });

    it('has recovery codes that differ, and digests that tell them apart', () => {
      const codes = Array.from({ length: 100 }, () => secrets.newRecoveryCode());
      expect(new Set(codes).size).toBe(100);
      expect(new Set(codes.map((code) => secrets.digest(code))).size).toBe(100);
      const [code = ''] = codes;
      expect(secrets.digest(code)).toBe(secrets.digest(code));
    });
  });
}
