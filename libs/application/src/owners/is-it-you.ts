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
import { findDuplicatesOf } from '../lead-case/owner-access.js';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { leadErased, openLink, requireOfMailbox, unlessErased } from '../core/signed-links.js';

export interface IsItYouView {
  readonly earlier: Lead;
  readonly later: Lead;
  readonly differences: Corrections;
}

/**
 * «Er dette deg?»: the mailbox confirms the differences of a later lead, which reach nobody until
 * then. Opening decides nothing, because mail scanners open too.
 * All throw `link-unknown`, `link-expired` also when answered or over, and `storage-unavailable`.
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

  /** A yes corrects the earlier lead; partners with a reveal get an e-mail. */
  async answer(token: string, isConfirmed: boolean): Promise<void> {
    const { earlier, later, differences: answered } = await this.view(token);
    if (isConfirmed) {
      const isNear = earlier.municipality !== null && earlier.municipality === later.municipality;
      const corrected = changedBy(earlier, answered);
      const { corrections, moved } = await this.locateLeads.locateCorrected(earlier, corrected);
      await unlessErased(
        this.cases.open(earlier.id, (leadCase) =>
          correctLead(leadCase, corrections, moved && !isNear, 'other'),
        ),
      );
      await unlessErased(findDuplicatesOf(this.matching, this.cases, earlier.id));
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
