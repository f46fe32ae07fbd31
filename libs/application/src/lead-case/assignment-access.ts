import { type Assignment, DomainError, isAccepted, showsOwner } from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import { leadErased, openLink, requireOfMailbox, unlessErased } from '../core/signed-links.js';
import type { FoundAssignment, MatchingRepository } from './matching-repository.js';

/** Logged in, or by the signed link in an e-mail. */
export type AssignmentAccess =
  | { readonly partnerId: string; readonly assignmentId: string }
  | { readonly token: string };

/** While accepted; by a link for 30 days. */
export function seesOwner(access: AssignmentAccess, assignment: Assignment, now: Date): boolean {
  return 'token' in access ? showsOwner(assignment, now) : isAccepted(assignment);
}

/** @throws as {@link AssignmentLookup.open} */
export function unlessErasedFor<T>(access: AssignmentAccess, work: Promise<T>): Promise<T> {
  if ('token' in access) return unlessErased(work);
  return unlessErased(work, () => new DomainError('assignment-not-found'));
}

export class AssignmentLookup {
  constructor(
    private readonly matching: Pick<MatchingRepository, 'findAssignment'>,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws `assignment-not-found`, by a link `link-unknown` and `link-expired` */
  async open(access: AssignmentAccess): Promise<FoundAssignment> {
    if ('token' in access) return this.openByLink(access.token);
    const found = await this.matching.findAssignment(access.assignmentId);
    if (found?.assignment.partnerId !== access.partnerId) {
      throw new DomainError('assignment-not-found');
    }
    return found;
  }

  private async openByLink(token: string): Promise<FoundAssignment> {
    const id = openLink(this.signer, 'partner', token, this.clock.now());
    const found = await this.matching.findAssignment(id);
    if (!found) throw leadErased();
    requireOfMailbox(this.signer, 'partner', token, found.partner);
    return found;
  }
}
