import { type Clock, TotpCodes } from '@boligstyling/application';
import { type User, TOTP_PERIOD_SECONDS, TOTP_SKEW_STEPS } from '@boligstyling/domain';
import { randomBytes } from 'node:crypto';

/** RFC 4648: no letters that are mistaken for digits. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: number): string {
  const bits = [...randomBytes(bytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[parseInt(five, 2)]).join('');
}

/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

const library = () => import('otpauth');

/** RFC 6238: six digits of SHA-1, which every app supports. */
export class OtpauthCodes extends TotpCodes {
  private readonly issuer: string;

  constructor(
    wordmark: string,
    private readonly clock: Clock,
  ) {
    super();
    // The key URI format separates issuer and person by a colon, and allows none in either.
    this.issuer = wordmark.replaceAll(':', '');
  }

  override newSecret(): string {
    return base32(SECRET_BYTES);
  }

  override async address(user: User, secret: string): Promise<string> {
    return (await this.codesOf(secret, user.email)).toString();
  }

  override async stepOf(secret: string, code: string): Promise<number | undefined> {
    const now = this.clock.now().getTime();
    const codes = await this.codesOf(secret, '');
    const away = codes.validate({ token: code, timestamp: now, window: TOTP_SKEW_STEPS });
    return away === null ? undefined : codes.counter({ timestamp: now }) + away;
  }

  private async codesOf(secret: string, label: string) {
    const { TOTP } = await library();
    return new TOTP({ issuer: this.issuer, label, secret, period: TOTP_PERIOD_SECONDS });
  }
}
