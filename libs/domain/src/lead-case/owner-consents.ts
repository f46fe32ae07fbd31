import { canShowNoMore, isSearchOver, mayWantStylistsAgain } from './asked-so-far.js';
import { isAccepted, hasContact, isOpen } from '../assignments/assignment.js';
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
import { hasOwnSearch } from './merged-lead.js';
import type { OpenCase } from './open-case.js';
import { forgetChoice } from './quotes/held-choice.js';
import { become, recallNewsOfSearch, tellHeld } from './status.js';
import { followWhoHasIt } from './who-has-it.js';
import { withdraw } from './withdraw.js';

/**
 * Revokes every yes, so that no later status brings new offers. Revoking is as easy as giving, at
 * any time (GDPR, article 7). Ends every assignment; an active lead is lost.
 */
export function withdrawByOwner(open: OpenCase): void {
  const { ledger } = open;
  if (open.isClosed() && !hasSaidYes(ledger.said())) return;
  forgetChoice(open);
  tellHeld(open);
  ledger.record('owner-withdrew', {});
  ledger.recall('owner-review');
  ledger.recall('owner-is-it-you');
  for (const each of ledger.all().filter(isOpen)) withdraw(open, each, 'owner');
  if (canShowNoMore(open.assignments.soFar())) say(open, 'one-more-stylist', false);
  for (const each of PARTNER_GROUPS) if (isGranted(ledger.said(), each)) say(open, each, false);
  if (!open.isClosed() || open.standing.reportedWin) become(open, 'lost');
}

/**
 * The owner allows or forbids estate agents. A no ends agents' assignments. A yes changes nothing
 * once an agent has had the lead, because at most one ever gets it.
 *
 * @param shown version of the consent texts that the owner saw; undefined: today's
 */
export function agreeToAgent(open: OpenCase, granted: boolean, shown?: string): void {
  if (granted && hasLostAgent(open)) return;
  agreeTo(open, 'estate-agent', granted, shown);
}

/**
 * The owner forbids stylists, or allows them again. A no also revokes an unused «Vis meg flere». A
 * yes changes nothing if there was none before, or no partner would be asked by it.
 *
 * @param shown as in {@link agreeToAgent}
 */
export function agreeToStylists(open: OpenCase, granted: boolean, shown?: string): void {
  const { ledger, assignments } = open;
  if (granted) {
    if (!hasOwnSearch(open.standing) || !mayWantStylistsAgain(assignments.soFar())) return;
  } else {
    if (!isGranted(ledger.said(), 'stylist')) return;
    if (canShowNoMore(assignments.soFar())) say(open, 'one-more-stylist', false);
  }
  agreeTo(open, 'stylist', granted, shown);
}

function agreeTo(
  open: OpenCase,
  partnerGroup: PartnerGroup,
  granted: boolean,
  shown?: string,
): void {
  const { ledger, assignments } = open;
  const before = ledger.said().findLast(({ subject }) => subject === partnerGroup);
  if (!granted && before?.granted) forgetChoice(open);
  const isOver = open.isClosed() && !before?.granted;
  if (isOver || before?.granted === granted) return;
  const { matchUntil } = open.standing;
  const wasOver = matchUntil !== null && isSearchOver(assignments.soFar(), matchUntil, open.now);
  consent(open, partnerGroup, granted, shown);
  if (!granted) {
    const ending = assignments.of(partnerGroup).filter(isOpen);
    for (const each of ending) withdraw(open, each, 'owner');
    followWhoHasIt(open);
    recallNewsUnlessSought(open);
    const isHad = ledger.all().some(isAccepted) || open.home.isHadBeside();
    if (ending.some(isAccepted) && !isHad) ledger.recall('owner-review');
  }
  if (granted && wasOver) open.seekAnew();
  else open.advance();
}

function recallNewsUnlessSought(open: OpenCase): void {
  if (PARTNER_GROUPS.every((each) => open.assignments.places(each) === 0)) recallNewsOfSearch(open);
}

function hasLostAgent({ assignments }: OpenCase): boolean {
  const reveals = assignments.of('estate-agent').filter(hasContact);
  return reveals.length > 0 && !reveals.some(isAccepted);
}

/**
 * «Vis meg flere»: one more stylist may get the owner's contact details. Nothing changes while a
 * place is free, on a merged lead without a search, or where no stylists are wanted.
 *
 * @param shown as in {@link agreeToAgent}
 * @throws DomainError `lead-closed`, `no-more-partners` after the third time, `all-asked` when
 *   the limit of assignments is reached
 */
export function showMore(open: OpenCase, shown?: string): void {
  if (open.isClosed()) throw new DomainError('lead-closed');
  if (!isGranted(open.ledger.said(), 'stylist')) return;
  if (!hasOwnSearch(open.standing) || open.assignments.places('stylist') > 0) return;
  if (extraStylists(open.ledger.said()) >= MAX_EXTRA_STYLISTS) {
    throw new DomainError('no-more-partners');
  }
  if (areAllAsked(open.ledger.all(), 'stylist')) throw new DomainError('all-asked');
  consent(open, 'one-more-stylist', true, shown);
  open.seekAnew();
}

/** Takes the last «Vis meg flere» back. Nothing changes once a partner accepted by it. */
export function showNoMore(open: OpenCase): void {
  const { assignments } = open;
  if (!canShowNoMore(assignments.soFar())) return;
  consent(open, 'one-more-stylist', false);
  for (const each of assignments.offered('stylist')) {
    if (!assignments.hasPlace(each)) withdraw(open, each, 'owner');
  }
  recallNewsUnlessSought(open);
  open.advance();
}

function consent(open: OpenCase, subject: ConsentSubject, granted: boolean, shown?: string): void {
  say(open, subject, granted, shown);
  open.ledger.record('consent-given', { subject, answer: granted ? 'yes' : 'no' });
}

function say(
  { ledger, now }: OpenCase,
  subject: ConsentSubject,
  granted: boolean,
  textVersion: string = CONSENT_VERSION,
): void {
  ledger.keepConsent({ subject, granted, at: now, textVersion, place: 'owner-page' });
}
