import {
  DomainError,
  type LeadCaseState,
  proveMailbox,
  isMergedPermanently,
  hasContact,
  sameMailbox,
  findDuplicate,
} from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from './matching-repository.js';
import {
  leadErased,
  openLink,
  requireOfMailbox,
  unlessErased,
  unlessOwnErased,
} from '../core/signed-links.js';

/**
 * Ids of the lead and of those merged into it: partners may have any of them, so that a withdrawal
 * covers all. The lead itself comes last, so that an interrupted action can be repeated from its page.
 */
export async function ofSameOwner(
  matching: MatchingRepository,
  leadId: string,
): Promise<LeadCaseState[]> {
  const own = await matching.caseOf(leadId);
  return own ? withMerged(matching, own) : [];
}

async function withMerged(
  matching: MatchingRepository,
  own: LeadCaseState,
): Promise<LeadCaseState[]> {
  const { id } = own.lead;
  const isMerged = own.mergedInto !== null && isMergedPermanently(own);
  const first = isMerged ? own.mergedInto : id;
  const ids = [first, ...(await matching.mergedPermanently(first))];
  const others: LeadCaseState[] = [];
  for (const other of ids.filter((each) => each !== id)) {
    const found = await matching.caseOf(other);
    if (found) others.push(found);
  }
  return [...others, own];
}

/**
 * Those of {@link ofSameOwner} with the lead's own address: the scope of what a mailbox may decide
 * or download.
 *
 * @param lead its id, or its state if that was just read
 */
export async function ofSameMailbox(
  matching: MatchingRepository,
  lead: string | LeadCaseState,
): Promise<LeadCaseState[]> {
  const all = await (typeof lead === 'string'
    ? ofSameOwner(matching, lead)
    : withMerged(matching, lead));
  const own = all.at(-1);
  return all.filter((each) => own && sameMailbox(each.lead, own.lead));
}

/** As in the state, though changed since. */
export async function assignmentsIn(
  matching: MatchingRepository,
  { lead, assignments }: LeadCaseState,
): Promise<PartnerAssignment[]> {
  const found = await matching.assignmentsOf(lead.id);
  return found.flatMap(({ partner, assignment: { id } }) => {
    const assignment = assignments.find((each) => each.id === id);
    return assignment ? [{ assignment, partner }] : [];
  });
}

export async function revealsOf(
  matching: MatchingRepository,
  all: readonly LeadCaseState[],
): Promise<PartnerAssignment[]> {
  const assignments = await Promise.all(all.map((state) => assignmentsIn(matching, state)));
  return assignments.flat().filter(({ assignment }) => hasContact(assignment));
}

export function idsOf(all: readonly LeadCaseState[]): string[] {
  return all.map(({ lead }) => lead.id);
}

/** The one with the complete page, merged into none of them; else the lead itself. */
export function primaryLead(ofMailbox: readonly LeadCaseState[]): LeadCaseState | undefined {
  return ofMailbox.find((it) => !isMergedPermanently(it)) ?? ofMailbox.at(-1);
}

/**
 * The leads marked as its duplicates are checked again too.
 *
 * @throws `lead-not-found`
 */
export async function findDuplicatesOf(
  matching: MatchingRepository,
  cases: LeadCases,
  leadId: string,
): Promise<void> {
  await cases.open(leadId, (leadCase) => findDuplicate(leadCase));
  const state = await matching.caseOf(leadId);
  for (const { lead, perhapsSameAs } of state?.others ?? []) {
    if (perhapsSameAs !== leadId) continue;
    const looked = cases.open(lead.id, (leadCase) => findDuplicate(leadCase));
    await unlessOwnErased(looked, false);
  }
}

/** `submission`: the link came with the receipt of the lead, so it proves no mailbox. */
export type OwnerAccess = 'full' | 'submission';

export interface OpenedLead {
  readonly state: LeadCaseState;
  readonly access: OwnerAccess;
}

/** Refuses links sent to an earlier address. */
export class OwnerLinks {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws `link-unknown`, `link-expired` */
  async open(token: string): Promise<OpenedLead> {
    const isSubmission = this.signer.read(token)?.audience === 'submission';
    const audience = isSubmission ? 'submission' : 'owner';
    const leadId = openLink(this.signer, audience, token, this.clock.now());
    const state = await this.matching.caseOf(leadId);
    if (!state) throw leadErased();
    if (!isSubmission) requireOfMailbox(this.signer, 'owner', token, state.lead);
    return { state, access: isSubmission ? 'submission' : 'full' };
  }

  /** @throws `link-unknown`, `link-expired`, `link-outdated` without full access */
  async openForAll(token: string): Promise<LeadCaseState> {
    const { state, access } = await this.open(token);
    if (access !== 'full') throw new DomainError('link-outdated');
    return state;
  }

  /**
   * A press proves the mailbox; a view does not, because mail scanners view too.
   *
   * @throws as {@link openForAll}
   */
  async press(token: string): Promise<LeadCaseState> {
    return this.proven(token, await this.openForAll(token));
  }

  /** Like {@link press}, and for the sender's link, which proves nothing. @throws as {@link open} */
  async pressByAny(token: string): Promise<OpenedLead> {
    const { state, access } = await this.open(token);
    return { access, state: access === 'full' ? await this.proven(token, state) : state };
  }

  private async proven(token: string, state: LeadCaseState): Promise<LeadCaseState> {
    const { id, mailboxProvenAt } = state.lead;
    if (mailboxProvenAt) return state;
    await unlessErased(this.cases.open(id, (leadCase) => proveMailbox(leadCase)));
    return this.openForAll(token);
  }
}
