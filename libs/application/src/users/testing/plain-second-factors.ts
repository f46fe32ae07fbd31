import {
  type Passkey,
  type User,
  TOTP_PERIOD_SECONDS,
  TOTP_SKEW_STEPS,
} from '@boligstyling/domain';
import type { Clock } from '../../core/ports.js';
import { PasskeyCeremony, type PasskeyRequest, UserSecrets, TotpCodes } from '../second-factors.js';

/** The answer of a test's device: it names the challenge and proves nothing. */
export interface PlainAnswer {
  readonly id: string;
  readonly challenge: string;
}

/** Passkeys that anybody can make and use. */
export class PlainPasskeys extends PasskeyCeremony {
  private asked = 0;
  /** For the next passkeys made. */
  isSynced = false;
  /** The next use's counter; undefined: one more than the last. */
  counter?: number;

  override async toMake(_: User, known: readonly Passkey[]): Promise<PasskeyRequest> {
    return this.ask(known);
  }

  override async made({ id, challenge: of }: PlainAnswer, challenge: string) {
    const made = { id, publicKey: new Uint8Array([1]), counter: 0, isSynced: this.isSynced };
    return of === challenge ? made : undefined;
  }

  override async toUse(known?: readonly Passkey[]): Promise<PasskeyRequest> {
    return this.ask(known);
  }

  override async used({ id, challenge: of }: PlainAnswer, challenge: string, passkey: Passkey) {
    const isRight = id === passkey.id && of === challenge;
    return isRight ? (this.counter ?? passkey.counter + 1) : undefined;
  }

  private ask(known?: readonly Passkey[]): PasskeyRequest {
    const challenge = `challenge ${(this.asked += 1)}`;
    return { challenge, options: { challenge, known: known?.map(({ id }) => id) } };
  }
}

/** Codes that a test can predict. */
export class PlainTotpCodes extends TotpCodes {
  private made = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  override newSecret(): string {
    return `SECRET${(this.made += 1)}`;
  }

  override async address({ email }: User, secret: string): Promise<string> {
    return `otpauth://${email}/${secret}`;
  }

  override async stepOf(secret: string, code: string): Promise<number | undefined> {
    for (let away = -TOTP_SKEW_STEPS; away <= TOTP_SKEW_STEPS; away += 1) {
      if (this.codeOf(secret, away) === code) return this.stepNow() + away;
    }
    return undefined;
  }

  /** The app's code now, or so many steps away. */
  codeOf(secret: string, away = 0): string {
    const number = (this.stepNow() + away) * 100 + Number(secret.slice('SECRET'.length));
    return String(number % 1_000_000).padStart(6, '0');
  }

  private stepNow(): number {
    return Math.floor(this.clock.now().getTime() / 1000 / TOTP_PERIOD_SECONDS);
  }
}

/** Secrets whose digests hide nothing. */
export class PlainUserSecrets extends UserSecrets {
  private made = 0;

  override async hashPassword(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  override async matches(hash: string | null, password: string): Promise<boolean> {
    return hash === `hash of ${password}`;
  }

  override newRecoveryCode(): string {
    return `reco-very-${String((this.made += 1)).padStart(4, '0')}`;
  }

  override digest(secret: string): string {
    return `digest of ${secret}`;
  }
}
