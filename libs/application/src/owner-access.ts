import { DomainError } from '@boligstyling/domain';
import type { LinkSigner } from './ports/link-signer.js';
import { openLink } from './signed-links.js';

/** `old`: the link was sent in the path of an address, where others may have seen it. */
export type OwnerAccess = 'full' | 'old';

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
  const isOld = signer.read(token)?.audience === 'owner';
  return isOld
    ? { leadId: openLink(signer, 'owner', token, now), access: 'old' }
    : { leadId: openLink(signer, 'request', token, now), access: 'full' };
}

/**
 * The lead that an owner's link opens for what an old one does not do.
 *
 * @throws DomainError `link-unknown`, `link-expired`, `link-outdated`
 */
export function openForAll(signer: LinkSigner, token: string, now: Date): string {
  const { leadId, access } = openOwnerLink(signer, token, now);
  if (access === 'old') throw new DomainError('link-outdated');
  return leadId;
}
