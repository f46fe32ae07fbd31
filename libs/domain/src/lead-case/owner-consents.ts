import { nobodyYetDueAt, searchStart } from './advance.js';
import { canShowNoMore, isExhausted, mayWantStylistsAgain } from './asked-so-far.js';
import { isAccepted, hasContact, isOngoing } from '../assignments/assignment.js';
import {
  CONSENT_VERSION,
  type ConsentSubject,
  extraStylists,
  hasSaidYes,
  isGranted,
  MAX_EXTRA_STYLISTS,
  type PartnerGroup,
  PARTNER_GROUPS,
} from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { areAllAsked } from '../assignments/matching.js';
import { hasOwnSearch } from './other-lead.js';
import type { OpenCase } from './open-case.js';
import { undoPendingChoice } from './quotes/pending-choice.js';
import { changeStatus, recallNewsOfSearch, applyPending } from './status.js';
import { handleLostReveals } from './handle-lost-reveals.js';
import { withdraw } from './withdraw.js';

/** Revokes every yes (GDPR, article 7); an active lead is lost. */
export function withdrawByOwner(open: OpenCase): void {
  const { ledger } = open;
  if (open.isClosed() && !hasSaidYes(ledger.consents())) return;
  undoPendingChoice(open);
  applyPending(open);
  ledger.record('owner-withdrew', {});
  ledger.recall('owner-review');
  ledger.recall('owner-is-it-you');
  for (const each of ledger.assignments().filter(isOngoing)) withdraw(open, each, 'owner');
  if (canShowNoMore(open.assignments.soFar())) say(open, 'one-more-stylist', false);
  for (const each of [...PARTNER_GROUPS, 'pictures'] as const) {
    if (isGranted(ledger.consents(), each)) say(open, each, false);
  }
  if (!open.isClosed() || open.standing.reportedWin) changeStatus(open, 'lost');
}

/**
 * A yes changes nothing once an agent had the lead.
 *
 * @param shown version of the consent texts that the owner saw; undefined: today's
 */
export function agreeToAgent(open: OpenCase, granted: boolean, shown?: string): void {
  if (granted && hasLostAgent(open)) return;
  agreeTo(open, 'estate-agent', granted, { shown });
}

/** A no also revokes an unused «Vis meg flere». */
export function agreeToStylists(open: OpenCase, granted: boolean, shown?: string): void {
  if (!granted) return refuseStylists(open, { shown });
  if (!hasOwnSearch(open.standing) || !mayWantStylistsAgain(open.assignments.soFar())) return;
  agreeTo(open, 'stylist', true, { shown });
}

/** @param heardBy the user to whom the owner said it */
export function withdrawConsent(open: OpenCase, from: PartnerGroup, heardBy: string): void {
  if (from === 'stylist') refuseStylists(open, { heardBy });
  else agreeTo(open, from, false, { heardBy });
}

function refuseStylists(open: OpenCase, how: HowSaid): void {
  const { ledger, assignments } = open;
  if (!isGranted(ledger.consents(), 'stylist')) return;
  if (canShowNoMore(assignments.soFar())) say(open, 'one-more-stylist', false, how);
  agreeTo(open, 'stylist', false, how);
}

function agreeTo(open: OpenCase, partnerGroup: PartnerGroup, granted: boolean, how: HowSaid): void {
  const { ledger, assignments } = open;
  const before = ledger.consents().findLast(({ subject }) => subject === partnerGroup);
  if (partnerGroup === 'stylist' && !granted && before?.granted) undoPendingChoice(open);
  const isOver = open.isClosed() && !before?.granted;
  if (isOver || before?.granted === granted) return;
  const isRestarted = granted && hasOwnSearch(open.standing) && hasSearched(open);
  consent(open, partnerGroup, granted, how);
  if (!granted) {
    const ending = assignments.of(partnerGroup).filter(isOngoing);
    for (const each of ending) withdraw(open, each, 'owner');
    handleLostReveals(open);
    recallNewsUnlessSought(open);
    const isHad = ledger.assignments().some(isAccepted) || open.home.isAcceptedBeside();
    if (ending.some(isAccepted) && !isHad) ledger.recall('owner-review');
  }
  if (isRestarted) open.restartSearch();
  else open.scheduleNow();
}

/** For a working day: an earlier restart would delay the e-mail about nobody yet. */
function hasSearched({ assignments, now, standing: { matchUntil } }: OpenCase): boolean {
  if (!matchUntil) return false;
  return nobodyYetDueAt(searchStart(matchUntil), []) <= now || isExhausted(assignments.soFar());
}

/** Lets partners that are asked see the pictures before they answer. */
export function agreeToPictures(open: OpenCase, granted: boolean, shown?: string): void {
  const isAsked = isGranted(open.ledger.consents(), 'pictures');
  if (isAsked !== granted) consent(open, 'pictures', granted, { shown });
}

function recallNewsUnlessSought(open: OpenCase): void {
  if (PARTNER_GROUPS.every((each) => open.assignments.places(each) === 0)) recallNewsOfSearch(open);
}

function hasLostAgent({ assignments }: OpenCase): boolean {
  const reveals = assignments.of('estate-agent').filter(hasContact);
  return reveals.length > 0 && !reveals.some(isAccepted);
}

/**
 * «Vis meg flere»: one more stylist may get the contact details. Nothing changes while a place is
 * free.
 *
 * @throws `lead-closed`, `no-more-partners` after the third time, `all-asked`
 */
export function showMore(open: OpenCase, shown?: string): void {
  if (open.isClosed()) throw new DomainError('lead-closed');
  if (!isGranted(open.ledger.consents(), 'stylist')) return;
  if (!hasOwnSearch(open.standing) || open.assignments.places('stylist') > 0) return;
  if (extraStylists(open.ledger.consents()) >= MAX_EXTRA_STYLISTS) {
    throw new DomainError('no-more-partners');
  }
  if (areAllAsked(open.ledger.assignments(), 'stylist')) throw new DomainError('all-asked');
  consent(open, 'one-more-stylist', true, { shown });
  open.restartSearch();
}

/** Unless a partner accepted by it. */
export function showNoMore(open: OpenCase): void {
  const { assignments } = open;
  if (!canShowNoMore(assignments.soFar())) return;
  consent(open, 'one-more-stylist', false);
  for (const each of assignments.offered('stylist')) {
    if (!assignments.hasPlace(each)) withdraw(open, each, 'owner');
  }
  recallNewsUnlessSought(open);
  open.scheduleNow();
}

interface HowSaid {
  readonly shown?: string | undefined;
  readonly heardBy?: string;
}

function consent(open: OpenCase, subject: ConsentSubject, granted: boolean, how?: HowSaid): void {
  say(open, subject, granted, how);
  open.ledger.record('consent-given', { subject, answer: granted ? 'yes' : 'no' });
}

function say(
  { ledger, now }: OpenCase,
  subject: ConsentSubject,
  granted: boolean,
  { shown: textVersion = CONSENT_VERSION, heardBy }: HowSaid = {},
): void {
  const heard = heardBy
    ? ({ place: 'telephone', heardBy } as const)
    : ({ place: 'owner-page' } as const);
  ledger.keepConsent({ subject, granted, at: now, textVersion, ...heard });
}
