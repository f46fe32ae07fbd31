import { DomainError } from '@boligstyling/domain';
import { counted, type LoginAttempts } from './failed-logins.js';
import type { PasskeyAnswer, PasskeyChallenge } from './factor-setup.js';
import type { UserProof } from './user-proof.js';
import type { AdminPassword } from './admin-password.js';
import type { AdminSessions, ActiveSession } from './admin-sessions.js';
import type { UserRepository } from './user-repository.js';

export type Confirmation =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'passkey'; readonly answer: PasskeyAnswer };

/** Before an irreversible action. */
export class ConfirmAgain {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: AdminSessions,
    private readonly proof: UserProof,
    private readonly password: AdminPassword,
    private readonly attempts: LoginAttempts,
  ) {}

  askForPasskey({ userId }: ActiveSession): Promise<PasskeyChallenge> {
    return this.proof.askForPasskey(userId);
  }

  /**
   * Tries count per session, because a stolen one may be used from anywhere.
   *
   * @throws RateLimited
   * @throws `wrong-confirmation`, `challenge-over`, `passkey-refused`, `passkey-counter`
   */
  async execute(session: ActiveSession, given: Confirmation): Promise<void> {
    const name = `session:${session.id}`;
    await counted(this.attempts, { name, budget: name }, async () => {
      if (!(await this.isProof(session, given))) throw new DomainError('wrong-confirmation');
    });
    await this.sessions.confirm(session.id);
  }

  private async isProof({ userId }: ActiveSession, given: Confirmation): Promise<boolean> {
    if (!userId) return given.kind === 'password' && this.password.matches(given.password);
    if (given.kind === 'passkey') {
      return (await this.proof.byPasskey(userId, given.answer)) === userId;
    }
    const user = await this.users.find(userId);
    return given.kind === 'code' && user !== undefined && this.proof.takesCode(user, given.code);
  }
}
