import { DomainError, type User, userPasswordError, RECOVERY_CODES } from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/ports.js';
import type { Credentials } from './credentials.js';
import type { NewFactor } from './user-repository.js';
import type { PublishedPasswords } from './admin-password.js';
import type { SecretBox } from '../core/secret-box.js';
import type { PasskeyCeremony, UserSecrets, TotpCodes } from './second-factors.js';

export interface PasskeyChallenge {
  readonly challengeId: string;
  readonly options: Record<string, unknown>;
}

export interface TotpChallenge {
  readonly challengeId: string;
  readonly secret: string;
  readonly address: string;
}

export interface PasskeyAnswer {
  readonly challengeId: string;
  readonly answer: object;
}

export interface CodeAnswer {
  readonly challengeId: string;
  readonly password: string;
  readonly code: string;
}

/** By an invitation or on the user's account. */
export class FactorSetup {
  constructor(
    private readonly credentials: Credentials,
    private readonly passkeys: PasskeyCeremony,
    private readonly totp: TotpCodes,
    private readonly secrets: UserSecrets,
    private readonly box: SecretBox,
    private readonly published: PublishedPasswords,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly productName: string,
  ) {}

  async beginPasskey(user: User): Promise<PasskeyChallenge> {
    const known = await this.credentials.passkeysOf(user.id);
    const { challenge, options } = await this.passkeys.toMake(user, known);
    const challengeId = this.ids.next();
    await this.credentials.keepChallenge(challengeId, 'passkey-new', user.id, challenge);
    return { challengeId, options };
  }

  /** @throws `challenge-over`, `passkey-refused` */
  async passkey(
    user: User,
    { challengeId, answer }: PasskeyAnswer,
    name: string,
  ): Promise<NewFactor> {
    const challenge = await this.take(challengeId, 'passkey-new', user);
    const made = await this.passkeys.made(answer, challenge);
    if (!made) throw new DomainError('passkey-refused');
    const createdAt = this.clock.now();
    return { kind: 'passkey', passkey: { ...made, name, createdAt, lastUsedAt: null } };
  }

  async beginCode(user: User): Promise<TotpChallenge> {
    const secret = this.totp.newSecret();
    const sealed = this.box.seal(secret, user.id);
    const challengeId = this.ids.next();
    await this.credentials.keepChallenge(challengeId, 'totp-new', user.id, sealed);
    return { challengeId, secret, address: await this.totp.address(user, secret) };
  }

  /**
   * A wrong code leaves the challenge valid, because the app has its secret.
   *
   * @throws `challenge-over`, `wrong-code`, `invalid-password`
   */
  async code(
    user: User,
    { challengeId, password, code }: CodeAnswer,
  ): Promise<{ factor: NewFactor; recoveryCodes: string[] }> {
    const isPublished = await this.published.has(password);
    const own = [user.name, user.email, this.productName];
    const message = userPasswordError(password, isPublished, own);
    if (message)
      throw new DomainError('invalid-password', message, [{ field: 'password', message }]);
    const totpSecret = await this.take(challengeId, 'totp-new', user);
    const secret = this.box.openIfOurs(totpSecret, user.id);
    if (secret === undefined) throw new DomainError('challenge-over');
    const step = await this.totp.stepOf(secret, normalizedCode(code));
    if (step === undefined) {
      await this.credentials.keepChallenge(challengeId, 'totp-new', user.id, totpSecret);
      throw new DomainError('wrong-code');
    }
    const passwordHash = await this.secrets.hashPassword(password);
    const { recoveryCodes, recoveryDigests } = this.newRecoveryCodes();
    const codeLogin = { passwordHash, totpSecret };
    return { factor: { kind: 'code', code: codeLogin, step, recoveryDigests }, recoveryCodes };
  }

  newRecoveryCodes(): { recoveryCodes: string[]; recoveryDigests: string[] } {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
      this.secrets.newRecoveryCode(),
    );
    return {
      recoveryCodes,
      recoveryDigests: recoveryCodes.map((each) => this.secrets.digest(normalizedCode(each))),
    };
  }

  private async take(
    challengeId: string,
    purpose: 'passkey-new' | 'totp-new',
    { id }: User,
  ): Promise<string> {
    const value = await this.credentials.takeChallenge(challengeId, purpose, id);
    if (value === undefined) throw new DomainError('challenge-over');
    return value;
  }
}

export function normalizedCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
