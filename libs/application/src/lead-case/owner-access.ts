import { DomainError, type LeadCaseState, proveMailbox } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { Clock } from '../core/clock.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository } from './matching-repository.js';
import { leadErased, openLink, requireOfMailbox, unlessErased } from '../core/signed-links.js';

/**
 * - `old`: the link was sent in the path of an address, where others may have seen it
 * - `sender`: it came with the receipt of the lead, so it proves no mailbox
 */
export type OwnerAccess = 'full' | 'old' | 'sender';

const ACCESS = { request: 'full', owner: 'old', sender: 'sender' } as const;

/** Opens owners' signed links; those sent to an earlier address are refused. */
export class OwnerLinks {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `link-unknown`, `link-expired`, `storage-unavailable` */
  async open(token: string): Promise<{ state: LeadCaseState; access: OwnerAccess }> {
    const named = this.signer.read(token)?.audience;
    const audience = named === 'owner' || named === 'sender' ? named : 'request';
    const leadId = openLink(this.signer, audience, token, this.clock.now());
    const state = await this.matching.caseOf(leadId);
    if (!state) throw leadErased();
    if (audience !== 'sender') requireOfMailbox(this.signer, audience, token, state.lead);
    return { state, access: ACCESS[audience] };
  }

  /**
   * Opens a lead for actions that need full access.
   * @throws DomainError `link-unknown`, `link-expired`, `link-outdated`, `storage-unavailable`
   */
  async openForAll(token: string): Promise<LeadCaseState> {
    const { state, access } = await this.open(token);
    if (access !== 'full') throw new DomainError('link-outdated');
    return state;
  }

  /**
   * The same for a press rather than a view, which mail scanners do too: it proves the mailbox.
   * @throws DomainError as {@link openForAll}
   */
  async press(token: string): Promise<LeadCaseState> {
    const state = await this.openForAll(token);
    const { id, mailboxProvenAt } = state.lead;
    if (mailboxProvenAt) return state;
    await unlessErased(this.cases.open(id, (leadCase) => proveMailbox(leadCase)));
    return state;
  }
}
