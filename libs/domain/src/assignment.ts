import { DomainError } from './domain-error.js';

/**
 * One lead passed on to one partner.
 *
 * offered → accepted, when the partner says «Jeg tar kontakt»
 * offered → declined, when the partner says «Passer ikke»
 * offered or accepted → withdrawn, by the administrator or the owner
 */
export const ASSIGNMENT_STATES = ['offered', 'accepted', 'declined', 'withdrawn'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** What a partner can say to an assignment. */
export type Answer = 'accepted' | 'declined';

/** An assignment with the time of each step it has taken. */
export interface Assignment {
  id: string;
  leadId: string;
  partnerId: string;
  state: AssignmentState;
  offeredAt: Date;
  answeredAt: Date | null;
  withdrawnAt: Date | null;
}

/** A lead passed on at `offeredAt`. */
export function offer(
  ids: Pick<Assignment, 'id' | 'leadId' | 'partnerId'>,
  offeredAt: Date,
): Assignment {
  return { ...ids, state: 'offered', offeredAt, answeredAt: null, withdrawnAt: null };
}

/** Whether the partner may still get in touch with the owner. */
export function isOpen({ state }: Assignment): boolean {
  return state === 'offered' || state === 'accepted';
}

/** @throws DomainError `assignment-closed` unless the partner has yet to answer */
export function answered(assignment: Assignment, answer: Answer, at: Date): Assignment {
  if (assignment.state !== 'offered') {
    throw new DomainError('assignment-closed', CLOSED[assignment.state]);
  }
  return { ...assignment, state: answer, answeredAt: at };
}

/** @throws DomainError `assignment-closed` when it was declined or withdrawn already */
export function withdrawn(assignment: Assignment, at: Date): Assignment {
  if (!isOpen(assignment)) throw new DomainError('assignment-closed', CLOSED[assignment.state]);
  return { ...assignment, state: 'withdrawn', withdrawnAt: at };
}

const CLOSED: Record<AssignmentState, string> = {
  offered: 'Oppdraget venter på svar.',
  accepted: 'Oppdraget er alt besvart med «Jeg tar kontakt».',
  declined: 'Oppdraget er alt besvart med «Passer ikke».',
  withdrawn: 'Oppdraget er trukket tilbake.',
};
