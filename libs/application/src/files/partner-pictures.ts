import {
  inPictureOrder,
  isAccepted,
  type LeadPicture,
  reachingPartners,
  showsPictures,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import {
  type AssignmentAccess,
  AssignmentLookup,
  seesOwner,
} from '../lead-case/assignment-access.js';
import type { FoundAssignment, MatchingRepository } from '../lead-case/matching-repository.js';
import type { LeadPictures } from './lead-pictures.js';
import type { ShownPicture } from './own-pictures.js';
import { pictureToken } from './picture-links.js';

/** For a partner that accepted, or is asked and the owner agreed. */
export class PartnerPictures {
  private readonly lookup: AssignmentLookup;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly pictures: Pick<LeadPictures, 'ofLeads'>,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {
    this.lookup = new AssignmentLookup(matching, signer, clock);
  }

  /**
   * In the owner's order; empty where the partner may see none.
   *
   * @throws `assignment-not-found`, by a link `link-unknown` and `link-expired`
   */
  async view(access: AssignmentAccess): Promise<ShownPicture[]> {
    const now = this.clock.now();
    const found = await this.lookup.open(access);
    const isOver = isAccepted(found.assignment) && !seesOwner(access, found.assignment, now);
    const pictures = isOver ? [] : await this.shownTo(found);
    return pictures.map((each) => ({ ...each, token: pictureToken(this.signer, each.id, now) }));
  }

  private async shownTo({ assignment, lead }: FoundAssignment): Promise<LeadPicture[]> {
    const state = await this.matching.caseOf(lead.id);
    if (!state || !showsPictures(assignment, state.consents)) return [];
    const merged = await this.matching.mergedPermanently(lead.id);
    const all = await this.pictures.ofLeads([lead.id, ...merged]);
    const own = all.filter(({ leadId }) => leadId === lead.id);
    const confirmed = all.filter((each) => each.leadId !== lead.id && each.confirmedAt !== null);
    return [...inPictureOrder(reachingPartners(own, state)), ...inPictureOrder(confirmed)];
  }
}
