import { OPENED_BY_LINK, type User, isRemovedUser } from '@boligstyling/domain';
import type {
  CodeAnswer,
  FactorSetup,
  PasskeyAnswer,
  PasskeyChallenge,
  TotpChallenge,
} from './factor-setup.js';
import { openOneTimeLink } from './open-one-time-link.js';
import type { SeenClient } from './admin-sessions.js';
import type { Clock } from '../core/ports.js';
import type { Credentials } from './credentials.js';
import type { PresentedLink, LinkSigner } from '../core/link-signer.js';
import type { UserRepository } from './user-repository.js';
import type { UserSecrets } from './second-factors.js';
import type { SessionIssuer, SessionGrant } from './session-issuer.js';
import { linkUsed } from '../core/signed-links.js';

export type FirstFactor =
  | { readonly kind: 'passkey'; readonly answer: PasskeyAnswer; readonly name: string }
  | { readonly kind: 'code'; readonly answer: CodeAnswer };

/** An invitation's or a reset's. All throw `link-unknown`, `link-expired`. */
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
   * @returns recovery codes, shown only now
   * @throws `challenge-over`, `passkey-refused`, `wrong-code`, `invalid-password`
   */
  async enter(
    token: string,
    first: FirstFactor,
    seen: SeenClient,
  ): Promise<{ grant: SessionGrant; recoveryCodes: string[] }> {
    const { presented, user } = await this.opened(token);
    const { factor, recoveryCodes } =
      first.kind === 'passkey'
        ? {
            factor: await this.setup.passkey(user, first.answer, first.name),
            recoveryCodes: [],
          }
        : await this.setup.code(user, first.answer);
    await this.users.enter(presented, factor);
    return { grant: await this.desk.open(user.id, seen, 'acceptInvitation'), recoveryCodes };
  }

  private async opened(token: string): Promise<{ presented: PresentedLink; user: User }> {
    const presented = openOneTimeLink(this.signer, this.secrets, 'sign-in', token, this.clock);
    const link = await this.credentials.findLink(presented);
    const isForUser = link && OPENED_BY_LINK[link.purpose] === 'user';
    const user = isForUser && (await this.users.find(link.subjectId));
    if (!user || isRemovedUser(user)) {
      throw linkUsed();
    }
    return { presented, user };
  }
}
