import { OPENED_BY_LINK, type User } from '@boligstyling/domain';
import type {
  CodeAnswer,
  FactorSetup,
  PasskeyAnswer,
  PasskeyChallenge,
  TotpChallenge,
} from './factor-setup.js';
import { openOneTimeLink } from './open-one-time-link.js';
import type { SeenClient } from './admin-sessions.js';
import type { Clock } from '../core/clock.js';
import type { Credentials } from './credentials.js';
import type { HeldLink } from '../core/held-link.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserRepository } from './user-repository.js';
import type { UserSecrets } from './second-factors.js';
import type { SessionIssuer, SessionGrant } from './session-issuer.js';
import { linkUsed } from '../core/signed-links.js';

export type FirstFactor =
  | { readonly kind: 'passkey'; readonly answer: PasskeyAnswer; readonly name: string }
  | { readonly kind: 'code'; readonly answer: CodeAnswer };

/**
 * Sets up login factors by the link of an invitation or a reset. All throw DomainError
 * `link-unknown`, `link-expired`, `storage-unavailable`.
 */
export class EnterByLink {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly setup: FactorSetup,
    private readonly desk: SessionIssuer,
    private readonly signer: LinkSigner,
    private readonly secrets: UserSecrets,
    private readonly clock: Clock,
  ) {}

  /** The link's user. Does not consume the link. */
  async look(token: string): Promise<User> {
    return (await this.opened(token)).user;
  }

  async beginPasskey(token: string): Promise<PasskeyChallenge> {
    return this.setup.beginPasskey(await this.look(token));
  }

  async beginCode(token: string): Promise<TotpChallenge> {
    return this.setup.beginCode(await this.look(token));
  }

  /**
   * Consumes the link and logs its user in.
   * @returns recovery codes where codes were set up, shown only now
   * @throws DomainError `challenge-over`, `passkey-refused`, `wrong-code`, `invalid-password`
   */
  async enter(
    token: string,
    first: FirstFactor,
    seen: SeenClient,
  ): Promise<{ grant: SessionGrant; recoveryCodes: string[] }> {
    const { held, user } = await this.opened(token);
    const { factor, recoveryCodes } =
      first.kind === 'passkey'
        ? {
            factor: await this.setup.passkey(user, first.answer, first.name),
            recoveryCodes: [],
          }
        : await this.setup.code(user, first.answer);
    await this.users.enter(held, factor);
    return { grant: await this.desk.open(user.id, seen, 'acceptInvitation'), recoveryCodes };
  }

  private async opened(token: string): Promise<{ held: HeldLink; user: User }> {
    const held = openOneTimeLink(this.signer, this.secrets, 'sign-in', token, this.clock);
    const link = await this.credentials.findLink(held);
    const isHers = link && OPENED_BY_LINK[link.purpose] === 'user';
    const user = isHers && (await this.users.find(link.subjectId));
    if (!user || user.state === 'removed') {
      throw linkUsed();
    }
    return { held, user };
  }
}
