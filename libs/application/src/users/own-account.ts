import { DomainError, type Passkey, type User } from '@boligstyling/domain';
import type {
  CodeAnswer,
  FactorSetup,
  PasskeyAnswer,
  PasskeyChallenge,
  TotpChallenge,
} from './factor-setup.js';
import type { AdminSessions, ListedSession, ActiveSession } from './admin-sessions.js';
import type { Credentials } from './credentials.js';
import type { UserRepository, UserRecord } from './user-repository.js';

export interface AccountView {
  readonly user: User;
  readonly passkeys: readonly Passkey[];
  readonly hasCode: boolean;
  readonly recoveryCodesLeft: number;
}

export class OwnAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly sessions: AdminSessions,
    private readonly setup: FactorSetup,
  ) {}

  /** Undefined for the shared login. */
  async view({ userId }: ActiveSession): Promise<AccountView | undefined> {
    if (!userId) return undefined;
    const user = await this.userOf(userId);
    const passkeys = await this.credentials.passkeysOf(userId);
    const recoveryCodesLeft = await this.credentials.recoveryCodesLeft(userId);
    return { user, passkeys, hasCode: user.code !== null, recoveryCodesLeft };
  }

  listSessions({ userId }: ActiveSession): Promise<ListedSession[]> {
    return this.sessions.listOf(userId);
  }

  endSession({ userId }: ActiveSession, id: string): Promise<void> {
    return this.sessions.endOf(userId, id);
  }

  async beginPasskey(session: ActiveSession): Promise<PasskeyChallenge> {
    return this.setup.beginPasskey(await this.owner(session));
  }

  /** @throws `challenge-over`, `passkey-refused` */
  async addPasskey(session: ActiveSession, answer: PasskeyAnswer, name: string): Promise<void> {
    const user = await this.owner(session);
    await this.users.addFactor(user.id, await this.setup.passkey(user, answer, name));
  }

  /**
   * Ends the other sessions too, because the passkey may be on a stolen device.
   *
   * @throws `last-factor`
   */
  async removePasskey(session: ActiveSession, id: string): Promise<void> {
    await this.credentials.removePasskey((await this.owner(session)).id, id, session.id);
  }

  async beginCode(session: ActiveSession): Promise<TotpChallenge> {
    return this.setup.beginCode(await this.owner(session));
  }

  /**
   * Ends the user's other sessions.
   *
   * @returns recovery codes, shown only now
   * @throws `challenge-over`, `wrong-code`, `invalid-password`
   */
  async setCode(session: ActiveSession, answer: CodeAnswer): Promise<string[]> {
    const user = await this.owner(session);
    const { factor, recoveryCodes } = await this.setup.code(user, answer);
    await this.users.addFactor(user.id, factor, session.id);
    return recoveryCodes;
  }

  /** @throws `not-permitted` for a user without password and codes */
  async renewRecoveryCodes(session: ActiveSession): Promise<string[]> {
    const user = await this.owner(session);
    if (!user.code) throw new DomainError('not-permitted', 'Sett opp passord og kode først.');
    const { recoveryCodes, recoveryDigests } = this.setup.newRecoveryCodes();
    await this.credentials.replaceRecoveryCodes(user.id, recoveryDigests);
    return recoveryCodes;
  }

  private owner({ userId }: ActiveSession): Promise<UserRecord> {
    return this.userOf(userId ?? '');
  }

  private async userOf(id: string): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw new DomainError('session-ended');
    return user;
  }
}
