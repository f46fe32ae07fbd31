import { DomainError } from '@boligstyling/domain';
import { counted } from './counted-tries.js';
import type { FailedLogins } from './failed-logins.js';
import type { PasskeyAnswer, PasskeyChallenge } from './factor-setup.js';
import type { UserProof } from './user-proof.js';
import type { SeenClient } from './admin-sessions.js';
import type { LoginAttempts, LoginClient } from './login-attempts.js';
import type { UserRepository } from './user-repository.js';
import type { SessionIssuer, SessionGrant } from './session-issuer.js';

export interface TypedLogin {
  readonly email: string;
  readonly password: string;
  /** From the app, or a recovery code. */
  readonly code: string;
}

/** Logs in a named user, always with two factors. All throw DomainError `storage-unavailable`. */
export class LogInUser {
  constructor(
    private readonly users: UserRepository,
    private readonly proof: UserProof,
    private readonly attempts: LoginAttempts,
    private readonly desk: SessionIssuer,
    private readonly failed: FailedLogins,
  ) {}

  /**
   * Takes password and code at once, so that no answer shows which was wrong or if the user exists.
   * Tries share a rate limit with the shared login.
   * @throws RateLimited
   * @throws DomainError `wrong-credentials`
   */
  withCode(
    { email, password, code }: TypedLogin,
    client: LoginClient,
    seen: SeenClient,
  ): Promise<SessionGrant> {
    let whose: string | null = null;
    const tried = async () => {
      const user = await this.users.findByEmail(email);
      whose = user?.id ?? null;
      const isRight = await this.proof.passwordMatches(user, password);
      if (!user || !isRight || !(await this.proof.takesCode(user, code))) {
        throw new DomainError('wrong-credentials');
      }
      return this.desk.open(user.id, seen, 'logInWithCode');
    };
    const once = () => counted(this.attempts, client, tried);
    return this.failed.telling('logInWithCode', seen, once, () => whose);
  }

  askForPasskey(): Promise<PasskeyChallenge> {
    return this.proof.askForPasskey(null);
  }

  /**
   * A passkey alone is two factors: the device, and what unlocks it.
   * @throws DomainError `challenge-over`, `passkey-refused`, `passkey-counter`
   */
  withPasskey(answer: PasskeyAnswer, seen: SeenClient): Promise<SessionGrant> {
    return this.failed.telling('logInWithPasskey', seen, async () =>
      this.desk.open(await this.proof.byPasskey(null, answer), seen, 'logInWithPasskey'),
    );
  }
}
