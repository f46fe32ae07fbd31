import { DomainError, inPictureOrder } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { LeadPictures } from '../files/lead-pictures.js';
import type { ShownPicture } from '../files/own-pictures.js';
import { pictureToken } from '../files/picture-links.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { type ShownAttachment, shownAttachments } from '../quotes/attach-to-quote.js';

export interface LeadFiles {
  /** In the owner's order. */
  readonly pictures: readonly ShownPicture[];
  /** Of sent versions. */
  readonly attachments: readonly ShownAttachment[];
}

/** With signed links, which are valid for minutes. */
export class ViewLeadFiles {
  constructor(
    private readonly matching: Pick<MatchingRepository, 'caseOf'>,
    private readonly pictures: Pick<LeadPictures, 'ofLeads'>,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws `lead-not-found` */
  async execute(leadId: string): Promise<LeadFiles> {
    const now = this.clock.now();
    const state = await this.matching.caseOf(leadId);
    if (!state) throw new DomainError('lead-not-found');
    const pictures = inPictureOrder(await this.pictures.ofLeads([leadId]));
    const attachments = state.quotes
      .flatMap((quote) => quote.attachments)
      .filter(({ firstVersion }) => firstVersion !== null);
    return {
      pictures: pictures.map((each) => ({
        ...each,
        token: pictureToken(this.signer, each.id, now),
      })),
      attachments: shownAttachments(attachments, this.signer, now),
    };
  }
}
