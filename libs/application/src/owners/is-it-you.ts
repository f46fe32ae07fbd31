import {
  changedBy,
  type Corrections,
  differences,
  DomainError,
  isClosed,
  type Lead,
  correctLead,
  settleDifferences,
  proveMailbox,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';
import { lookForSame } from '../lead-case/look-for-same.js';
import type { Clock } from '../core/clock.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { leadErased, openLink, requireOfMailbox, unlessErased } from '../core/signed-links.js';

/** The differences in a later lead from the same mailbox. */
export interface IsItYouView {
  readonly earlier: Lead;
  readonly later: Lead;
  /** The later lead's current values, where they still differ. */
  readonly differences: Corrections;
}

/**
 * «Er dette deg?»: the owner confirms from the mailbox the differences in a later lead, which reach
 * nobody until then. Opening the page decides nothing, because mail scanners open it too.
 *
 * All throw DomainError `link-unknown`, `link-expired` when it is answered or otherwise over, also
 * by the end of the earlier lead, and `storage-unavailable`.
 */
export class IsItYou {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly locateLeads: LocateLeads,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  async view(token: string): Promise<IsItYouView> {
    const leadId = openLink(this.signer, 'is-it-you', token, this.clock.now());
    const merged = await this.matching.caseOf(leadId);
    if (!merged) throw leadErased();
    requireOfMailbox(this.signer, 'is-it-you', token, merged.lead);
    const { mergedInto, differences: asked, lead: later } = merged;
    const earlier = mergedInto && asked && (await this.matching.caseOf(mergedInto))?.lead;
    if (!earlier || isClosed(earlier)) throw answered();
    const differing = Object.entries(differences(earlier, later)).filter(([key]) => key in asked);
    if (differing.length === 0) throw answered();
    return { earlier, later, differences: Object.fromEntries(differing) };
  }

  /**
   * A yes corrects the earlier lead and e-mails the partners with a reveal. A no leaves the earlier lead as it is.
   */
  async answer(token: string, isHers: boolean): Promise<void> {
    const { earlier, later, differences: answered } = await this.view(token);
    if (isHers) {
      const isNear = earlier.municipality !== null && earlier.municipality === later.municipality;
      const corrected = changedBy(earlier, answered);
      const { corrections, moved } = await this.locateLeads.settle(earlier, corrected);
      await unlessErased(
        this.cases.open(earlier.id, (leadCase) =>
          correctLead(leadCase, corrections, moved && !isNear, 'other'),
        ),
      );
      await unlessErased(lookForSame(this.matching, this.cases, earlier.id));
    }
    await unlessErased(
      this.cases.open(later.id, (leadCase) => {
        settleDifferences(leadCase);
        proveMailbox(leadCase);
      }),
    );
  }
}

function answered(): DomainError {
  return new DomainError(
    'link-expired',
    'Du har allerede svart på dette, eller det er ikke lenger noe å svare på.',
  );
}
