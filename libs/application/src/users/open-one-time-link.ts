import type { Clock } from '../core/ports.js';
import type { PresentedLink, LinkSigner } from '../core/link-signer.js';
import type { UserSecrets } from './second-factors.js';
import { openSignedLink } from '../core/signed-links.js';

/**
 * An e-mail delayed over a change of secret may carry a token signed with another one.
 *
 * @throws `link-unknown` when we did not sign it, `link-expired`
 */
export function openOneTimeLink(
  signer: LinkSigner,
  secrets: Pick<UserSecrets, 'digest'>,
  audience: 'sign-in' | 'browser',
  token: string,
  clock: Clock,
): PresentedLink {
  const link = openSignedLink(signer, audience, token, clock.now());
  return { id: link.id, digests: signer.signEach(link).map((each) => secrets.digest(each)) };
}
