import { requireVersion, type Version } from '../core/version.js';
import {
  type Assignment,
  hasContact,
  isOngoing,
  wasPassedOver,
} from '../assignments/assignment.js';
import { isGranted, PARTNER_GROUPS, type PartnerGroup, partnerGroupOf } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { isForTests } from '../assignments/partner-pool.js';
import { decision, areAllAsked, MAX_OFFERED } from '../assignments/matching.js';
import { isTest, effectsOfLead } from '../leads/lead.js';
import { hasAcceptedTerms } from '../partners/partner-terms.js';
import { ask, choose, correctLocationName } from './choose.js';
import { mergeIfFresh } from './merging.js';
import type { OpenCase } from './open-case.js';
import { notifyOwnerOfEnd, offerAgain, withdraw } from './withdraw.js';
import { requireNotChosen } from './quotes/quote-ends.js';
import { handleLostReveals } from './handle-lost-reveals.js';

/** @throws `lead-not-held` */
export function releaseLead(open: OpenCase): void {
  const { lead, ledger } = open;
  const { suspicion } = open.standing;
  if (!suspicion) throw new DomainError('lead-not-held');
  ledger.record('released', { suspicion });
  const held = effectsOfLead(lead);
  const released = effectsOfLead({ suspicion: null });
  open.changeStanding({ suspicion: null });
  for (const kind of released.notifications) {
    if (!held.notifications.includes(kind)) ledger.notify(kind);
  }
  for (const event of released.announcements) ledger.announce(event);
  open.scheduleNow();
}

/** @throws `lead-closed`, `lead-held`, `lead-merged` */
export function placeLead(open: OpenCase, municipality: string): void {
  open.requireUnderWay();
  const { lead, ledger } = open;
  if (municipality === lead.municipality) return;
  ledger.moveHome({ municipality, foundBy: 'administrator' });
  correctLocationName(open, municipality);
  ledger.record('placed', { municipality });
  if (lead.municipality === null) open.scheduleNow();
  else offerAgain(open, 'moved');
}

/** @throws `lead-closed`, `lead-held`, `lead-merged`, `lead-full` */
export function matchByHand(open: OpenCase): void {
  mergeIfFresh(open);
  open.requireUnderWay();
  const wanted = PARTNER_GROUPS.filter((each) => open.assignments.places(each) > 0);
  if (wanted.length === 0) throw new DomainError('lead-full');
  for (const partnerGroup of wanted) choose(open, partnerGroup, 'by-hand');
  open.scheduleNow();
}

/**
 * Ignores area, service and capacity but not terms, consent and places.
 *
 * @throws `lead-closed`, `lead-held`, `lead-merged`, `lead-full`, `partner-not-found`,
 * `partner-paused`, `partner-without-terms`, `no-agent-consent`, `partner-has-lead`
 */
export function offerTo(open: OpenCase, partnerId: string): void {
  const { home, lead, ledger, now, pool, assignments } = open;
  mergeIfFresh(open);
  open.requireUnderWay();
  const candidate = pool.find(partnerId);
  if (!candidate || isForTests(candidate) !== isTest(lead))
    throw new DomainError('partner-not-found');
  if (!candidate.partner.active) throw new DomainError('partner-paused');
  if (!hasAcceptedTerms(candidate.partner)) throw new DomainError('partner-without-terms');
  const partnerGroup = partnerGroupOf(candidate.partner.kind);
  if (!isGranted(ledger.consents(), partnerGroup)) throw notAgreedTo(partnerGroup);
  if (assignments.places(partnerGroup) === 0) throw new DomainError('lead-full');
  requireFewAssignments(open, partnerGroup);
  const earlier = ledger.assignments().filter((each) => each.partnerId === partnerId);
  const isRevealed = home.revealsOf().some((it) => it.partnerId === partnerId);
  const isDone = (it: Assignment) =>
    hasContact(it) || !(it.state === 'withdrawn' || wasPassedOver(it));
  if (isRevealed || earlier.some(isDone)) throw new DomainError('partner-has-lead');
  ledger.keepRound('by-hand', [decision(candidate, 'picked', now)]);
  ask(open, candidate, 'by-hand');
  open.scheduleNow();
}

/**
 * @param expected version of the assignment, which is its state
 * @throws `assignment-not-found`, `assignment-closed`, `version-stale`
 */
export function withdrawByHand(open: OpenCase, assignmentId: string, expected?: Version): void {
  const assignment = open.assignments.find(assignmentId);
  if (isOngoing(assignment)) requireVersion(assignment.state, expected);
  requireNotChosen(open, assignment);
  withdraw(open, assignment, 'administrator');
  if (assignment.state === 'accepted') notifyOwnerOfEnd(open, assignmentId);
  handleLostReveals(open);
  open.scheduleNow();
}

/**
 * Asks the picked partner, else the next one by the rule.
 *
 * @throws as {@link withdrawByHand} and {@link offerTo}, and `no-partner-eligible`
 */
export function replaceByHand(
  open: OpenCase,
  assignmentId: string,
  partnerId?: string,
  expected?: Version,
): void {
  const { partnerGroup } = open.assignments.find(assignmentId);
  withdrawByHand(open, assignmentId, expected);
  if (partnerId) return offerTo(open, partnerId);
  open.requireUnderWay();
  if (choose(open, partnerGroup, 'by-hand') === 0) throw new DomainError('no-partner-eligible');
}

function requireFewAssignments(
  { ledger, assignments }: OpenCase,
  partnerGroup: PartnerGroup,
): void {
  const isMany = assignments.offered(partnerGroup).length >= MAX_OFFERED;
  if (isMany || areAllAsked(ledger.assignments(), partnerGroup)) {
    throw new DomainError('lead-full', 'Så mange som kan spørres, er allerede spurt.');
  }
}

function notAgreedTo(partnerGroup: PartnerGroup): DomainError {
  return new DomainError(
    partnerGroup === 'estate-agent' ? 'no-agent-consent' : 'no-stylist-consent',
  );
}

export function addNote({ ledger }: OpenCase, text: string, id?: string): void {
  ledger.record('note-added', { text }, id);
}
