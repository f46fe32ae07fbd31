import {
  canLogInAsAccountOwner,
  DomainError,
  FIRST_VERSION,
  oneTimeLink,
  type User,
  type Role,
  type Version,
  isRemovedUser,
  tidied,
  USER_FIELDS,
} from '@boligstyling/domain';
import type { AdminSessions, ActiveSession } from './admin-sessions.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserRepository, UserOverview } from './user-repository.js';
import type { UserSecrets } from './second-factors.js';
import { oneTimeToken } from '../core/signed-links.js';

type Invited = Pick<User, 'name' | 'email' | 'role'>;

/** Its answer may be lost. */
const isSameInvitation = ({ state, ...user }: User, { name, email, role }: Invited): boolean =>
  state === 'invited' && user.name === name && user.email === email && user.role === role;

/** For the role `eier` alone. */
export class ManageUsers {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: AdminSessions,
    private readonly signer: LinkSigner,
    private readonly secrets: UserSecrets,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  list(): Promise<UserOverview[]> {
    return this.users.list();
  }

  /**
   * @returns the link's token, for the first eier by the shared login
   * @throws `user-email-taken`
   */
  async invite(by: ActiveSession, typed: Invited): Promise<{ id: string; token: string | null }> {
    const others = await this.users.list();
    const details = tidied(USER_FIELDS, typed);
    const isFirst = !others.some(canLogInAsAccountOwner);
    const continues = isFirst && by.userId === null && details.role === 'eier';
    const repeated = continues && others.find((other) => isSameInvitation(other, details));
    if (repeated) return { id: repeated.id, token: await this.reset(repeated.id, by) };
    const now = this.clock.now();
    const user: User = {
      ...details,
      id: this.ids.next(),
      version: FIRST_VERSION,
      state: 'invited',
      createdAt: now,
    };
    const link = oneTimeLink(this.ids.next(), 'invitation', user.id, now);
    const token = oneTimeToken(this.signer, link);
    await this.users.invite(user, link, this.secrets.digest(token));
    this.delivery.nudge();
    return { id: user.id, token: continues ? token : null };
  }

  /** @throws `user-not-found`, `last-owner`, `version-stale` */
  changeRole(id: string, role: Role, expected?: Version): Promise<void> {
    return this.users.changeRole(id, role, expected);
  }

  /** @throws `user-not-found`, `last-owner` */
  remove(id: string): Promise<void> {
    return this.users.remove(id);
  }

  /** @throws `user-not-found` */
  async endSessions(id: string): Promise<void> {
    const user = await this.users.find(id);
    if (!user) throw new DomainError('user-not-found');
    await this.sessions.endAllOf(id);
  }

  /**
   * Replaces all factors by a mailed link.
   *
   * @param by null: the operator's command
   * @param expected a factor set up since stays
   * @throws `user-not-found`, `version-stale`, `last-owner`, `not-permitted`
   */
  async reset(id: string, by: ActiveSession | null, expected?: Version): Promise<string> {
    if (by?.userId === id) throw new DomainError('not-permitted', 'Be en annen eier om dette.');
    const user = await this.users.find(id);
    if (!user || isRemovedUser(user)) throw new DomainError('user-not-found');
    const purpose = user.state === 'invited' ? 'invitation' : 'new-factor';
    const link = oneTimeLink(this.ids.next(), purpose, id, this.clock.now());
    const token = oneTimeToken(this.signer, link);
    await this.users.reset(id, link, this.secrets.digest(token), expected);
    this.delivery.nudge();
    return token;
  }
}
