import type { Clock } from '../core/clock.js';
import type { HeldLink } from '../core/held-link.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { UserSecrets } from './second-factors.js';
import { openSignedLink } from '../core/signed-links.js';

/**
 * The link that a one-time token brings, as it is looked for where links are kept. The token may have been
 * signed with another secret than the link was made under: an e-mail that was held up while one took the
 * other's place.
 *
 * @throws DomainError `link-unknown` when it is not one of ours, `link-expired`
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
