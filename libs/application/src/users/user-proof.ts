import { DomainError, isNextUse } from '@boligstyling/domain';
import { normalizedCode, type PasskeyAnswer, type PasskeyChallenge } from './factor-setup.js';
import type { Credentials } from './credentials.js';
import type { FaultLog, IdGenerator } from '../core/ports.js';
import type { UserRecord } from './user-repository.js';
import type { SecretBox } from '../core/secret-box.js';
import type { PasskeyCeremony, UserSecrets, TotpCodes } from './second-factors.js';

const SIX_DIGITS = /^\d{6}$/;

/** Each proof works once. */
export class UserProof {
  constructor(
    private readonly credentials: Credentials,
    private readonly passkeys: PasskeyCeremony,
    private readonly totp: TotpCodes,
    private readonly secrets: UserSecrets,
    private readonly box: SecretBox,
    private readonly ids: IdGenerator,
    private readonly faults: FaultLog,
  ) {}

  /** @param user undefined: as for {@link UserSecrets.matches} */
  passwordMatches(user: UserRecord | undefined, password: string): Promise<boolean> {
    return this.secrets.matches(user?.code?.passwordHash ?? null, password);
  }

  /**
   * Consumes a code of the app or a recovery code. A TOTP secret sealed under another key refuses
   * every code, and the log says so.
   */
  async takesCode({ id, code: login }: UserRecord, given: string): Promise<boolean> {
    if (!login) return false;
    const code = normalizedCode(given);
    if (!SIX_DIGITS.test(code)) {
      return this.credentials.takeRecoveryCode(id, this.secrets.digest(code));
    }
    const secret = this.box.openIfOurs(login.totpSecret, id);
    if (secret === undefined) {
      const cause = 'SECRETS_KEY is another key than the one that sealed the secret of the codes';
      this.faults.report('a code was refused', new Error(cause), { userId: id });
      return false;
    }
    const step = await this.totp.stepOf(secret, code);
    return step !== undefined && this.credentials.takeStep(id, step);
  }

  /** @param userId the passkey's user; null: anyone */
  async askForPasskey(userId: string | null): Promise<PasskeyChallenge> {
    const known = userId ? await this.credentials.passkeysOf(userId) : undefined;
    const { challenge, options } = await this.passkeys.toUse(known);
    const challengeId = this.ids.next();
    await this.credentials.keepChallenge(challengeId, purposeFor(userId), userId, challenge);
    return { challengeId, options };
  }

  /** @throws `challenge-over`, `passkey-refused`, `passkey-counter` */
  async byPasskey(userId: string | null, { challengeId, answer }: PasskeyAnswer): Promise<string> {
    const purpose = purposeFor(userId);
    const challenge = await this.credentials.takeChallenge(challengeId, purpose, userId);
    if (challenge === undefined) throw new DomainError('challenge-over');
    const { id } = answer as { id?: unknown };
    const found = typeof id === 'string' ? await this.credentials.findPasskey(id) : undefined;
    const isAsked = found && (userId === null || found.userId === userId);
    const counter = isAsked && (await this.passkeys.used(answer, challenge, found.passkey));
    if (!found || typeof counter !== 'number') throw new DomainError('passkey-refused');
    const { passkey, userId: owner } = found;
    if (!isNextUse(passkey, counter)) {
      const cause = `The counter of a passkey went from ${passkey.counter} to ${counter}: reset or copied`;
      this.faults.report('a passkey was refused', new Error(cause), { userId: owner });
      throw new DomainError('passkey-counter');
    }
    await this.credentials.usePasskey(passkey.id, counter);
    return owner;
  }
}

function purposeFor(userId: string | null): 'passkey-confirm' | 'passkey-login' {
  return userId ? 'passkey-confirm' : 'passkey-login';
}
