import { randomUUID } from 'node:crypto';
import type { Role } from '@boligstyling/domain';
import { EnterByLink, type FirstFactor } from '../enter-by-link.js';
import { FactorSetup } from '../factor-setup.js';
import { FailedLogins } from '../failed-logins.js';
import { LogInUser } from '../log-in-user.js';
import { ManageUsers } from '../manage-users.js';
import { OwnAccount } from '../own-account.js';
import { UserProof } from '../user-proof.js';
import type { ActiveSession } from '../admin-sessions.js';
import type { UserRecord } from '../user-repository.js';
import { SessionIssuer, type SessionGrant } from '../session-issuer.js';
import { oneTimeToken } from '../../core/signed-links.js';
import { InMemoryAdminSessions } from './in-memory-admin-sessions.js';
import { InMemoryCredentials } from './in-memory-credentials.js';
import { InMemoryLoginAttempts } from './in-memory-login-attempts.js';
import { InMemoryUserRepository } from './in-memory-user-repository.js';
import { auditIn, InMemoryStore } from '../../core/testing/in-memory-store.js';
import { PlainAdminPassword } from './plain-admin-password.js';
import { PlainLinkSigner } from '../../core/testing/plain-link-signer.js';
import { PlainPasskeys, PlainUserSecrets, PlainTotpCodes } from './plain-second-factors.js';
import { PlainPublishedPasswords } from './plain-published-passwords.js';
import { PlainSecretBox } from '../../core/testing/plain-secret-box.js';
import { PlainSessionTokens } from './plain-session-tokens.js';

export interface KnownUser {
  readonly id: string;
  readonly email: string;
  /** The TOTP secret. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly session: ActiveSession;
}

/** The dashboard's users and all that logs them in, in memory. */
export class TestUsers {
  static readonly PASSWORD = 'hest batteri stift riktig';
  static readonly SEEN = { browser: 'Chrome på Mac', network: '192.0.2.0/24' };
  static readonly CLIENT = { name: 'a browser', budget: 'all' };

  readonly store = new InMemoryStore();
  readonly clock = { now: () => this.store.now };
  readonly ids = { next: randomUUID };
  deliveries = 0;
  readonly users = new InMemoryUserRepository(this.store, false);
  readonly credentials = new InMemoryCredentials(this.store);
  readonly sessions = new InMemoryAdminSessions(this.store);
  readonly attempts = new InMemoryLoginAttempts(this.store);
  readonly signer = new PlainLinkSigner();
  readonly passkeys = new PlainPasskeys();
  readonly totp = new PlainTotpCodes(this.clock);
  readonly secrets = new PlainUserSecrets();
  readonly box = new PlainSecretBox();
  readonly password = new PlainAdminPassword();
  readonly tokens = new PlainSessionTokens(this.store);
  readonly desk = new SessionIssuer(this.sessions, this.tokens, this.ids, this.password);
  readonly faults: { what: string; cause: string; userId: string | undefined }[] = [];
  readonly proof = new UserProof(
    this.credentials,
    this.passkeys,
    this.totp,
    this.secrets,
    this.box,
    this.ids,
    {
      report: (what, error, { userId } = {}) =>
        void this.faults.push({ what, cause: (error as Error).message, userId }),
    },
  );
  readonly setup = new FactorSetup(
    this.credentials,
    this.passkeys,
    this.totp,
    this.secrets,
    this.box,
    new PlainPublishedPasswords(),
    this.ids,
    this.clock,
    'Boligstyling',
  );
  readonly byLink = new EnterByLink(
    this.users,
    this.credentials,
    this.setup,
    this.desk,
    this.signer,
    this.secrets,
    this.clock,
  );
  readonly managing = new ManageUsers(
    this.users,
    this.sessions,
    this.signer,
    this.secrets,
    this.ids,
    this.clock,
    { nudge: () => void (this.deliveries += 1) },
  );
  readonly account = new OwnAccount(this.users, this.credentials, this.sessions, this.setup);
  readonly logIn = new LogInUser(
    this.users,
    this.proof,
    this.attempts,
    this.desk,
    new FailedLogins(auditIn(this.store), this.clock),
  );

  async shared(): Promise<ActiveSession> {
    return this.sessionOf(await this.desk.open(null, TestUsers.SEEN, 'logInAdmin'));
  }

  /** Invites a user and returns the token of the mailed link. */
  async invite(name: string, role: Role = 'saksbehandler'): Promise<{ id: string; token: string }> {
    const details = { name, email: `${name}@boligstyling.no`, role };
    const { id } = await this.managing.invite(await this.shared(), details);
    return { id, token: this.linkOf(id) };
  }

  /** The token of the user's newest link. */
  linkOf(userId: string): string {
    const link = [...this.store.links.values()].find((each) => each.subjectId === userId);
    if (!link) throw new Error('She has no link');
    return oneTimeToken(this.signer, link);
  }

  /** A password with this code, or with the right one. */
  async codeFactor(token: string, code?: string): Promise<FirstFactor & { kind: 'code' }> {
    const { challengeId, secret } = await this.byLink.beginCode(token);
    const answer = {
      challengeId,
      password: TestUsers.PASSWORD,
      code: code ?? this.totp.codeOf(secret),
    };
    return { kind: 'code', answer };
  }

  /** An active user with password and codes; a minute later, so that the next code is valid. */
  async employ(name: string, role: Role = 'saksbehandler'): Promise<KnownUser> {
    const { id, token } = await this.invite(name, role);
    const factor = await this.codeFactor(token);
    const { grant, recoveryCodes } = await this.byLink.enter(token, factor, TestUsers.SEEN);
    this.store.advance(60);
    const { email, code } = this.userOf(id);
    const session = await this.sessionOf(grant);
    const secret = code ? this.box.open(code.totpSecret, id) : '';
    return { id, email, secret, recoveryCodes, session };
  }

  /** The name is the passkey's id too. */
  async givePasskey({ session }: KnownUser, id: string): Promise<void> {
    const { challengeId, options } = await this.account.beginPasskey(session);
    await this.account.addPasskey(session, { challengeId, answer: answered(id, options) }, id);
  }

  /** With the app's current code, or another. */
  logInBy({ email, secret }: KnownUser, code = this.totp.codeOf(secret)): Promise<SessionGrant> {
    const typed = { email, password: TestUsers.PASSWORD, code };
    return this.logIn.withCode(typed, TestUsers.CLIENT, TestUsers.SEEN);
  }

  async isIn({ session }: KnownUser): Promise<boolean> {
    return (await this.sessions.find(session.id, 'user')) !== undefined;
  }

  sessionOf({ accessToken }: SessionGrant): Promise<ActiveSession> {
    return this.desk.find(accessToken);
  }

  userOf(id: string): UserRecord {
    const user = this.store.users.get(id);
    if (!user) throw new Error('There is no such person');
    return user;
  }
}

/** The answer of the device with this passkey. */
export function answered(id: string, { challenge }: Record<string, unknown>): object {
  return { id, challenge };
}
