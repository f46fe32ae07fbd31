import {
  canLogInAsOwner,
  DomainError,
  FIRST_VERSION,
  oneTimeLink,
  type User,
  type Role,
  type Version,
} from '@boligstyling/domain';
import type { AdminSessions, OpenSession } from './admin-sessions.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserRepository, UserOverview } from './user-repository.js';
import type { UserSecrets } from './second-factors.js';
import { oneTimeToken } from '../core/signed-links.js';

/** User management by a user of the role eier. All throw DomainError `storage-unavailable`. */
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
   * @returns the link's token, only for the first eier made from the shared login, who continues at
   *   once
   * @throws DomainError `user-email-taken`
   */
  async invite(
    { userId }: OpenSession,
    details: Pick<User, 'name' | 'email' | 'role'>,
  ): Promise<{ id: string; token: string | null }> {
    const others = await this.users.list();
    const isFirst = !others.some(canLogInAsOwner);
    const now = this.clock.now();
    const user: User = {
      ...details,
      id: this.ids.next(),
      version: FIRST_VERSION,
      email: details.email.toLowerCase(),
      state: 'invited',
      createdAt: now,
    };
    const link = oneTimeLink(this.ids.next(), 'invitation', user.id, now);
    const token = oneTimeToken(this.signer, link);
    await this.users.invite(user, link, this.secrets.digest(token));
    this.delivery.nudge();
    const goesOn = isFirst && userId === null && details.role === 'eier';
    return { id: user.id, token: goesOn ? token : null };
  }

  /**
   * Ends the user's sessions.
   * @param expected the version that the change is based on; undefined: any
   * @throws DomainError `user-not-found`, `last-owner`, `version-stale`
   */
  changeRole(id: string, role: Role, expected?: Version): Promise<void> {
    return this.users.changeRole(id, role, expected);
  }

  /** @throws DomainError `user-not-found`, `last-owner` */
  remove(id: string): Promise<void> {
    return this.users.remove(id);
  }

  /** @throws DomainError `user-not-found` */
  async endSessions(id: string): Promise<void> {
    const user = await this.users.find(id);
    if (!user) throw new DomainError('user-not-found');
    await this.sessions.endAllOf(id);
  }

  /**
   * For a user who lost a factor or the invitation: removes all factors and mails a link to new
   * ones. Another eier or the server's operator does it, never the user.
   * @param by the caller's session; null: the operator's command
   * @param expected as for {@link changeRole}: a factor set up since stays
   * @returns the link's token
   * @throws DomainError `user-not-found`, `version-stale`, `last-owner`, `not-permitted`
   */
  async reset(id: string, by: OpenSession | null, expected?: Version): Promise<string> {
    if (by?.userId === id) throw new DomainError('not-permitted', 'Be en annen eier om dette.');
    const user = await this.users.find(id);
    if (!user || user.state === 'removed') throw new DomainError('user-not-found');
    const purpose = user.state === 'invited' ? 'invitation' : 'new-factor';
    const link = oneTimeLink(this.ids.next(), purpose, id, this.clock.now());
    const token = oneTimeToken(this.signer, link);
    await this.users.reset(id, link, this.secrets.digest(token), expected);
    this.delivery.nudge();
    return token;
  }
}
