import { type Assignment, type AssignmentState, UNDO_MINUTES } from '../assignments/assignment.js';
import type { LeadCaseState } from '../lead-case/case-state.js';
import { arrivalConsents, type Consent, CONSENT_VERSION } from '../leads/consent.js';
import {
  REASONS_OF_KEPT,
  type DisputeDecision,
  type NewDispute,
  type Ruling,
} from '../billing/sale.js';
import type { OpenCase } from '../lead-case/open-case.js';
import type { Lead } from '../leads/lead.js';
import { chooseQuote, declineAllQuotes, undoChoice } from '../lead-case/quotes/choose-quote.js';
import { sendQuote, withdrawQuote } from '../lead-case/quotes/send-quote.js';
import { versionOf } from '../quotes/quote.js';
import { sampleTerms } from './sample-quote.js';
import { sampleLead } from './sample-lead.js';
import { releaseLead, offerTo, matchByHand, withdrawByHand } from '../lead-case/by-hand.js';
import { acceptAssignment, declineAssignment, undoAnswer } from '../lead-case/answer.js';
import { recordReport, answerWin } from '../lead-case/report.js';
import { disputeSale, ruleOnDispute } from '../lead-case/case-sales.js';
import {
  withdrawByOwner,
  agreeToAgent,
  agreeToStylists,
  showMore,
  showNoMore,
} from '../lead-case/owner-consents.js';
import { keepWaiting } from '../lead-case/owner.js';
import { setStatus, undoStatus } from '../lead-case/pending-status.js';
import { mergeByHand, keepApart } from '../lead-case/merging.js';

/** Random steps for leads and partners, in any storage. */
export const STEPS = [
  'receive',
  'receive-with-agent',
  'hold',
  'release',
  'accept',
  'decline',
  'undo',
  'report-won',
  'report-lost',
  'report-contacted',
  'owner-confirms-win',
  'owner-denies-win',
  'send-quote',
  'withdraw-quote',
  'choose-quote',
  'undo-choice',
  'decline-quotes',
  'dispute',
  'credit-dispute',
  'refuse-dispute',
  'pick-by-hand',
  'match-by-hand',
  'withdraw-by-hand',
  'owner-withdraws',
  'owner-agrees-to-agent',
  'owner-refuses-agent',
  'owner-refuses-stylists',
  'owner-wants-stylists-again',
  'owner-wants-more',
  'owner-wants-no-more',
  'owner-waits',
  'close-by-hand',
  'open-by-hand',
  'win-by-hand',
  'undo-by-hand',
  'join-by-hand',
  'keep-apart',
  'pause',
  'resume',
  'minutes-pass',
  'hours-pass',
  'days-pass',
] as const;

/** Answers are more frequent than other steps, so that places fill and empty. */
export const LIKELY_STEPS = [
  ...(['accept', 'accept', 'undo', 'minutes-pass', 'owner-waits'] as const),
  ...(['send-quote', 'choose-quote'] as const),
] as const;

/** One of {@link STEPS}, with two numbers that pick the lead, the partner and so on. */
export type Step = readonly [kind: (typeof STEPS)[number], which: number, more: number];

export type Act =
  | { readonly kind: 'receive'; readonly lead: Lead; readonly consents: readonly Consent[] }
  | {
      readonly kind: 'happen';
      readonly leadId: string;
      readonly what: (leadCase: OpenCase) => void;
    }
  | { readonly kind: 'change'; readonly partnerId: string; readonly active: boolean }
  | { readonly kind: 'wait'; readonly hours: number };

export interface Scene {
  readonly now: Date;
  readonly newId: () => string;
  readonly leads: ReadonlyMap<string, Pick<LeadCaseState, 'assignments' | 'reportedWin'>>;
  readonly partnerIds: readonly string[];
}

/** Few, so that much happens to each. */
const MOST_LEADS = 3;

/** So few that leads are often for one home, or possibly so. */
const PHONES = ['41234567', '99887766'];
const EMAILS = ['marianne@gmail.com', 'ola@online.no'];
const ADDRESSES = ['Nygårdsgaten 12, 5015 Bergen', 'Strandgaten 1, 5013 Bergen', ''];
const newDispute = (which: number): NewDispute => ({
  reason: pick(REASONS_OF_KEPT, which) ?? 'duplicate',
  text: 'Nummeret går til en annen.',
});
const ruling = (decision: DisputeDecision): Ruling => ({ decision, answer: 'Vi har ringt selv.' });
const REASON = 'Eieren ringte.';
const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % from.length];

/** Undefined: the step is impossible, as without any lead. */
export function actOf([kind, which, more]: Step, scene: Scene): Act | undefined {
  const leadId = pick([...scene.leads.keys()], which) ?? '';
  const partnerId = pick(scene.partnerIds, more) ?? '';
  const assignments = scene.leads.get(leadId)?.assignments ?? [];
  const won = scene.leads.get(leadId)?.reportedWin?.assignmentId ?? '';
  const one = (...states: AssignmentState[]) => oneOf(assignments, states, which, more);
  const happen = (what: (leadCase: OpenCase) => void): Act | undefined =>
    leadId ? { kind: 'happen', leadId, what } : undefined;
  const wait = (hours: number): Act => ({ kind: 'wait', hours });
  const acts: Record<(typeof STEPS)[number], () => Act | undefined> = {
    receive: () => received(scene, which, more),
    'receive-with-agent': () => received(scene, which, more, { agent: true }),
    hold: () => received(scene, which, more, { held: true }),
    release: () => happen((it) => releaseLead(it)),
    accept: () => happen((it) => acceptAssignment(it, one('offered'))),
    decline: () => happen((it) => declineAssignment(it, one('offered'), 'no-time')),
    undo: () => happen((it) => undoAnswer(it, one('accepted', 'declined'))),
    'report-won': () => happen((it) => recordReport(it, one('accepted'), 'won')),
    'report-lost': () => happen((it) => recordReport(it, one('accepted'), 'lost')),
    'report-contacted': () => happen((it) => recordReport(it, one('accepted'), 'contacted')),
    'owner-confirms-win': () => happen((it) => answerWin(it, won, true)),
    'owner-denies-win': () => happen((it) => answerWin(it, won, false)),
    'send-quote': () =>
      happen((open) => sendQuote(open, one('accepted'), draft(more), seenOf(more))),
    'withdraw-quote': () => happen((open) => withdrawQuote(open, one('accepted'))),
    'choose-quote': () =>
      happen((open) => {
        const quote = pick(open.ledger.quotes(), more);
        if (quote) chooseQuote(open, quote.id, versionOf(quote));
      }),
    'undo-choice': () => happen((open) => undoChoice(open)),
    'decline-quotes': () => happen((open) => declineAllQuotes(open, which % 2 === 0)),
    dispute: () => happen((it) => disputeSale(it, one('accepted'), newDispute(more))),
    'credit-dispute': () => happen((it) => ruleOnDispute(it, one('accepted'), ruling('credited'))),
    'refuse-dispute': () => happen((it) => ruleOnDispute(it, one('accepted'), ruling('refused'))),
    'pick-by-hand': () => happen((it) => offerTo(it, partnerId)),
    'match-by-hand': () => happen((it) => matchByHand(it)),
    'withdraw-by-hand': () => happen((it) => withdrawByHand(it, one('offered', 'accepted'))),
    'owner-withdraws': () => happen((it) => withdrawByOwner(it)),
    'owner-agrees-to-agent': () => happen((it) => agreeToAgent(it, true)),
    'owner-refuses-agent': () => happen((it) => agreeToAgent(it, false)),
    'owner-refuses-stylists': () => happen((it) => agreeToStylists(it, false)),
    'owner-wants-stylists-again': () => happen((it) => agreeToStylists(it, true)),
    'owner-wants-more': () => happen((it) => showMore(it)),
    'owner-wants-no-more': () => happen((it) => showNoMore(it)),
    'owner-waits': () => happen((it) => keepWaiting(it)),
    'close-by-hand': () => happen((it) => setStatus(it, 'lost', undefined, REASON)),
    'open-by-hand': () => happen((it) => setStatus(it, 'new', undefined, REASON)),
    'win-by-hand': () => happen((it) => setStatus(it, 'won')),
    'undo-by-hand': () => happen((it) => undoStatus(it, it.standing.status)),
    'join-by-hand': () => happen((it) => mergeByHand(it)),
    'keep-apart': () => happen((it) => keepApart(it)),
    pause: () => ({ kind: 'change', partnerId, active: false }),
    resume: () => ({ kind: 'change', partnerId, active: true }),
    'minutes-pass': () => wait((which % UNDO_MINUTES) / 60),
    'hours-pass': () => wait(which),
    'days-pass': () => wait(24 * which),
  };
  return acts[kind]();
}

/** Prices differ, so that a repeat is a revision. */
const draft = (more: number) => sampleTerms({ priceFrom: 10_000 + more, validUntil: '2027-02-01' });

const seenOf = (more: number) => ({ seen: more % 3, idempotencyKey: null });

/** In three of four cases one for which the step has an effect. */
function oneOf(
  assignments: readonly Assignment[],
  states: readonly AssignmentState[],
  which: number,
  more: number,
): string {
  const fit = which % 4 > 0 ? assignments.filter(({ state }) => states.includes(state)) : [];
  return pick(fit.length > 0 ? fit : assignments, more)?.id ?? '';
}

function received(
  { leads, newId, now }: Scene,
  which: number,
  more: number,
  { agent = false, held = false } = {},
): Act | undefined {
  if (leads.size >= MOST_LEADS) return undefined;
  const textVersion = CONSENT_VERSION;
  const yes: Consent = {
    subject: 'estate-agent',
    granted: true,
    at: now,
    textVersion,
    place: 'form',
  };
  const lead = sampleLead({
    id: newId(),
    receivedAt: now,
    suspicion: held ? 'hidden-field-filled' : null,
    customerPhone: pick(PHONES, which) ?? '',
    customerEmail: pick(EMAILS, more) ?? '',
    address: pick(ADDRESSES, which + more) ?? '',
  });
  const consents = [...arrivalConsents('form', now), ...(agent ? [yes] : [])];
  return { kind: 'receive', lead, consents };
}
