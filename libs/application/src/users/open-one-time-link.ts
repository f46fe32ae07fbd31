import type { Clock } from '../core/clock.js';
import type { HeldLink } from '../core/held-link.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserSecrets } from './second-factors.js';
import { openSignedLink } from '../core/signed-links.js';

/**
 * The link of a one-time token, as storage looks it up. An e-mail that was delayed over a change of
 * secret may carry a token signed with another secret than the link was made under.
 * @throws DomainError `link-unknown` when we did not sign it, `link-expired`
 */
export function openOneTimeLink(
  signer: LinkSigner,
  secrets: Pick<UserSecrets, 'digest'>,
  audience: 'sign-in' | 'browser',
  token: string,
  clock: Clock,
): HeldLink {
  const link = openSignedLink(signer, audience, token, clock.now());
  return { id: link.id, digests: signer.signEach(link).map((each) => secrets.digest(each)) };
}
