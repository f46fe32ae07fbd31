import { requireAsSeen } from '../core/as-seen.js';
import {
  type Assignment,
  type AssignmentState,
  hasContact,
  isOpen,
  wasPassedBy,
} from '../assignments/assignment.js';
import { isGranted, PARTNER_GROUPS, type PartnerGroup, partnerGroupOf } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { decision } from '../assignments/match-round.js';
import { areAllAsked, MAX_OFFERED } from '../assignments/matching.js';
import { setOffBy } from '../leads/new-lead.js';
import { ask } from './ask.js';
import { choose } from './choose.js';
import type { OpenCase } from './open-case.js';
import { tellOwnerOfEnd } from './assignment-ends.js';
import { requireNotChosen } from './quotes/quote-ends.js';
import { followWhoHasIt } from './who-has-it.js';
import { askAnew, withdraw } from './withdraw.js';
import { showPlace } from './show-place.js';

/** @throws DomainError `lead-not-held` */
export function releaseLead(open: OpenCase): void {
  const { lead, ledger } = open;
  const { suspicion } = open.standing;
  if (!suspicion) throw new DomainError('lead-not-held');
  ledger.record('released', { suspicion });
  const held = setOffBy(lead);
  const released = setOffBy({ suspicion: null });
  open.stand({ suspicion: null });
  for (const kind of released.notifications) {
    if (!held.notifications.includes(kind)) ledger.notify(kind);
  }
  for (const event of released.announcements) ledger.announce(event);
  open.advance();
}

/**
 * @param municipality current municipality number
 * @throws DomainError `lead-closed`, `lead-held`, `lead-merged`
 */
export function placeLead(open: OpenCase, municipality: string): void {
  open.requireUnderWay();
  const { lead, ledger } = open;
  if (municipality === lead.municipality) return;
  ledger.moveHome({ municipality, foundBy: 'administrator' });
  showPlace(open, municipality);
  ledger.record('placed', { municipality });
  if (lead.municipality === null) open.advance();
  else askAnew(open, 'moved');
}

/** @throws DomainError `lead-closed`, `lead-held`, `lead-merged`, `lead-full` */
export function matchByHand(open: OpenCase): void {
  open.requireUnderWay();
  const wanted = PARTNER_GROUPS.filter((each) => open.assignments.places(each) > 0);
  if (wanted.length === 0) throw new DomainError('lead-full');
  for (const partnerGroup of wanted) choose(open, partnerGroup, 'by-hand');
  open.advance();
}

/**
 * The administrator asks one partner, ignoring area, service and capacity, but never the owner's
 * consent and the places.
 *
 * @throws DomainError `lead-closed`, `lead-held`, `lead-merged`, `lead-full`,
 *   `partner-not-found`, `partner-paused`, `no-agent-consent`, `partner-has-lead`
 */
export function passOnTo(open: OpenCase, partnerId: string): void {
  const { home, ledger, now, pool, assignments } = open;
  open.requireUnderWay();
  const candidate = pool.find(partnerId);
  if (!candidate) throw new DomainError('partner-not-found');
  if (!candidate.partner.active) throw new DomainError('partner-paused');
  const partnerGroup = partnerGroupOf(candidate.partner.kind);
  if (!isGranted(ledger.said(), partnerGroup)) throw notAgreedTo(partnerGroup);
  if (assignments.places(partnerGroup) === 0) throw new DomainError('lead-full');
  requireFewAssignments(open, partnerGroup);
  const earlier = ledger.all().filter((each) => each.partnerId === partnerId);
  const holdsIt = home.heldBy().some((it) => it.partnerId === partnerId);
  const isDone = (it: Assignment) =>
    hasContact(it) || !(it.state === 'withdrawn' || wasPassedBy(it));
  if (holdsIt || earlier.some(isDone)) throw new DomainError('partner-has-lead');
  ledger.keepRound('by-hand', [decision(candidate, 'picked', now)]);
  ask(open, candidate, 'by-hand');
  open.advance();
}

/**
 * @param from the state that the administrator saw; undefined: unchecked
 * @throws DomainError `assignment-not-found`, `assignment-closed`, `assignment-changed` when the
 *   partner has answered since, as a sale may depend on that
 */
export function withdrawByHand(open: OpenCase, assignmentId: string, seen?: AssignmentState): void {
  const assignment = open.assignments.find(assignmentId);
  if (seen && isOpen(assignment)) requireAsSeen(assignment, { state: seen }, 'assignment-changed');
  requireNotChosen(open, assignment);
  withdraw(open, assignment, 'administrator');
  if (assignment.state === 'accepted') tellOwnerOfEnd(open, assignmentId);
  followWhoHasIt(open);
  open.advance();
}

/**
 * Asks the picked partner, or the next one by the rule, instead of another.
 *
 * @param from as for {@link withdrawByHand}
 * @throws DomainError as {@link withdrawByHand} and {@link passOnTo}, and `no-partner-eligible`
 */
export function replaceByHand(
  open: OpenCase,
  assignmentId: string,
  partnerId?: string,
  seen?: AssignmentState,
): void {
  const { partnerGroup } = open.assignments.find(assignmentId);
  withdrawByHand(open, assignmentId, seen);
  if (partnerId) return passOnTo(open, partnerId);
  open.requireUnderWay();
  if (choose(open, partnerGroup, 'by-hand') === 0) throw new DomainError('no-partner-eligible');
}

function requireFewAssignments(
  { ledger, assignments }: OpenCase,
  partnerGroup: PartnerGroup,
): void {
  const isMany = assignments.offered(partnerGroup).length >= MAX_OFFERED;
  if (isMany || areAllAsked(ledger.all(), partnerGroup)) {
    throw new DomainError('lead-full', 'Så mange som kan spørres, er allerede spurt.');
  }
}

function notAgreedTo(partnerGroup: PartnerGroup): DomainError {
  return new DomainError(
    partnerGroup === 'estate-agent' ? 'no-agent-consent' : 'no-stylist-consent',
  );
}

export function addNote({ ledger }: OpenCase, text: string): void {
  ledger.record('note-added', { text });
}
