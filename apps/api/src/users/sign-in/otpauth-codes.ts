import { type Clock, TotpCodes } from '@boligstyling/application';
import { type User, TOTP_PERIOD_SECONDS, TOTP_SKEW_STEPS } from '@boligstyling/domain';
import { base32 } from './base32.js';

/** As long as RFC 4226 recommends, in bytes. */
const SECRET_BYTES = 20;

const library = () => import('otpauth');

/** Codes by RFC 6238: six digits of SHA-1, which every app supports. */
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
