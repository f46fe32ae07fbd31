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
import type { Clock, IdGenerator } from '../core/clock.js';
import type { DeliveryNudge } from '../core/nudges.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserRepository, UserOverview } from './user-repository.js';
import type { UserSecrets } from './second-factors.js';
import { oneTimeToken } from '../core/signed-links.js';

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
   * @returns the link's token, only for the first eier made from the shared login
   * @throws `user-email-taken`
   */
  async invite(
    { userId }: ActiveSession,
    details: Pick<User, 'name' | 'email' | 'role'>,
  ): Promise<{ id: string; token: string | null }> {
    const others = await this.users.list();
    const isFirst = !others.some(canLogInAsAccountOwner);
    const now = this.clock.now();
    const user: User = {
      ...tidied(USER_FIELDS, details),
      id: this.ids.next(),
      version: FIRST_VERSION,
      state: 'invited',
      createdAt: now,
    };
    const link = oneTimeLink(this.ids.next(), 'invitation', user.id, now);
    const token = oneTimeToken(this.signer, link);
    await this.users.invite(user, link, this.secrets.digest(token));
    this.delivery.nudge();
    const continues = isFirst && userId === null && details.role === 'eier';
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
   * Removes all factors and mails a link to new ones.
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
