import { DomainError } from '@boligstyling/domain';
import {
  counted,
  type FailedLogins,
  type LoginAttempts,
  type LoginClient,
} from './failed-logins.js';
import type { PasskeyAnswer, PasskeyChallenge } from './factor-setup.js';
import type { UserProof } from './user-proof.js';
import type { SeenClient } from './admin-sessions.js';
import type { UserRepository } from './user-repository.js';
import type { SessionIssuer, SessionGrant } from './session-issuer.js';

export interface TypedLogin {
  readonly email: string;
  readonly password: string;
  /** Or a recovery code. */
  readonly code: string;
}

export class LogInUser {
  constructor(
    private readonly users: UserRepository,
    private readonly proof: UserProof,
    private readonly attempts: LoginAttempts,
    private readonly desk: SessionIssuer,
    private readonly failed: FailedLogins,
  ) {}

  /**
   * No answer shows which of the two was wrong. Tries share a rate limit with the shared login.
   *
   * @throws RateLimited
   * @throws `wrong-credentials`
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
      return this.desk.open(user.id, seen, 'logInWithCode', user.code?.passwordHash);
    };
    const once = () => counted(this.attempts, client, tried);
    return this.failed.recording('logInWithCode', seen, once, () => whose);
  }

  askForPasskey(): Promise<PasskeyChallenge> {
    return this.proof.askForPasskey(null);
  }

  /**
   * A passkey is two factors: the device, and what unlocks it.
   *
   * @throws `challenge-over`, `passkey-refused`, `passkey-counter`
   */
  withPasskey(answer: PasskeyAnswer, seen: SeenClient): Promise<SessionGrant> {
    return this.failed.recording('logInWithPasskey', seen, async () => {
      const userId = await this.proof.byPasskey(null, answer);
      const { id } = answer.answer as { id: string };
      return this.desk.open(userId, seen, 'logInWithPasskey', id);
    });
  }
}
