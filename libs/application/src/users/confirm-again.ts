import { DomainError } from '@boligstyling/domain';
import { counted } from './counted-tries.js';
import type { PasskeyAnswer, PasskeyChallenge } from './factor-setup.js';
import type { UserProof } from './user-proof.js';
import type { AdminPassword } from './admin-password.js';
import type { AdminSessions, OpenSession } from './admin-sessions.js';
import type { LoginAttempts } from './login-attempts.js';
import type { UserRepository } from './user-repository.js';

export type Confirmation =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'passkey'; readonly answer: PasskeyAnswer };

/**
 * Confirms a user's identity before an irreversible action. All throw DomainError
 * `storage-unavailable`.
 */
export class ConfirmAgain {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: AdminSessions,
    private readonly proof: UserProof,
    private readonly password: AdminPassword,
    private readonly attempts: LoginAttempts,
  ) {}

  askForPasskey({ userId }: OpenSession): Promise<PasskeyChallenge> {
    return this.proof.askForPasskey(userId);
  }

  /**
   * The shared login confirms by password, named users by passkey or code. Tries are counted per
   * session, because a stolen one may be used from anywhere.
   * @throws RateLimited
   * @throws DomainError `wrong-confirmation`, `challenge-over`, `passkey-refused`,
   *   `passkey-counter`
   */
  async execute(session: OpenSession, given: Confirmation): Promise<void> {
    const name = `session:${session.id}`;
    await counted(this.attempts, { name, budget: name }, async () => {
      if (!(await this.isProof(session, given))) throw new DomainError('wrong-confirmation');
    });
    await this.sessions.confirm(session.id);
  }

  private async isProof({ userId }: OpenSession, given: Confirmation): Promise<boolean> {
    if (!userId) return given.kind === 'password' && this.password.matches(given.password);
    if (given.kind === 'passkey') {
      return (await this.proof.byPasskey(userId, given.answer)) === userId;
    }
    const user = await this.users.find(userId);
    return given.kind === 'code' && user !== undefined && this.proof.takesCode(user, given.code);
  }
}
