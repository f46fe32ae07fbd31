import { DomainError, type Partner } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { LinkSigner } from '../core/link-signer.js';
import { openLink, requireOfMailbox } from '../core/signed-links.js';
import type { PartnerRepository } from './partner-repository.js';
import type { SavePartner } from './save-partner.js';

/**
 * A partner accepts the terms by the signed link of its welcome.
 *
 * All throw `link-unknown`, `link-expired`.
 */
export class PartnerTermsLink {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly savePartner: SavePartner,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing, because mail scanners open links too. */
  async view(token: string): Promise<Partner> {
    const id = openLink(this.signer, 'terms', token, this.clock.now());
    const found = await this.partners.findById(id);
    if (!found) throw new DomainError('link-unknown');
    requireOfMailbox(this.signer, 'terms', token, found.partner);
    return found.partner;
  }

  /** @throws `terms-outdated` */
  async accept(token: string, version: string): Promise<Partner> {
    const { id } = await this.view(token);
    return this.savePartner.acceptTerms(id, version, 'link');
  }
}
