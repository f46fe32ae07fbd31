import { DomainError } from '@boligstyling/domain';
import type { LinkSigner } from './ports/link-signer.js';
import { openLink } from './signed-links.js';

/**
 * - `old`: the link was sent in the path of an address, where others may have seen it
 * - `sender`: it came with the receipt of the request, so it proves no mailbox
 */
export type OwnerAccess = 'full' | 'old' | 'sender';

const ACCESS = { request: 'full', owner: 'old', sender: 'sender' } as const;

/**
 * The lead that an owner's link opens, and how far.
 *
 * @throws DomainError `link-unknown`, `link-expired`
 */
export function openOwnerLink(
  signer: LinkSigner,
  token: string,
  now: Date,
): { leadId: string; access: OwnerAccess } {
  const named = signer.read(token)?.audience;
  const audience = named === 'owner' || named === 'sender' ? named : 'request';
  return { leadId: openLink(signer, audience, token, now), access: ACCESS[audience] };
}

/**
 * The lead that an owner's link opens for what only one from her mailbox does.
 *
 * @throws DomainError `link-unknown`, `link-expired`, `link-outdated`
 */
export function openForAll(signer: LinkSigner, token: string, now: Date): string {
  const { leadId, access } = openOwnerLink(signer, token, now);
  if (access !== 'full') throw new DomainError('link-outdated');
  return leadId;
}
