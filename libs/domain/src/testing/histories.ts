import { type Assignment, type AssignmentState, UNDO_MINUTES } from '../assignments/assignment.js';
import type { LeadCaseState } from '../lead-case/case-state.js';
import { arrivalConsents, type Consent, CONSENT_VERSION } from '../leads/consent.js';
import {
  REASONS_OF_KEPT,
  type DisputeDecision,
  type Objection,
  type Ruling,
} from '../billing/dispute.js';
import type { LeadCase } from '../lead-case/lead-case.js';
import type { Lead } from '../leads/lead.js';
import { sampleRequest } from './sample-request.js';

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
  'join-by-hand',
  'keep-apart',
  'pause',
  'resume',
  'minutes-pass',
  'hours-pass',
  'days-pass',
] as const;

/** Answers are more frequent than other steps, so that places fill and empty. */
export const LIKELY_STEPS = ['accept', 'accept', 'undo', 'minutes-pass', 'owner-waits'] as const;

/** One of {@link STEPS}, with two numbers that pick the lead, the partner and so on. */
export type Step = readonly [kind: (typeof STEPS)[number], which: number, more: number];

export type Act =
  | { readonly kind: 'receive'; readonly lead: Lead; readonly consents: readonly Consent[] }
  | {
      readonly kind: 'happen';
      readonly leadId: string;
      readonly what: (leadCase: LeadCase) => void;
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
const objection = (which: number): Objection => ({
  reason: pick(REASONS_OF_KEPT, which) ?? 'duplicate',
  text: 'Nummeret går til en annen.',
});
const ruling = (decision: DisputeDecision): Ruling => ({ decision, answer: 'Vi har ringt selv.' });
const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % from.length];

/** Undefined: the step is impossible, as without any lead. */
export function actOf([kind, which, more]: Step, scene: Scene): Act | undefined {
  const leadId = pick([...scene.leads.keys()], which) ?? '';
  const partnerId = pick(scene.partnerIds, more) ?? '';
  const assignments = scene.leads.get(leadId)?.assignments ?? [];
  const won = scene.leads.get(leadId)?.reportedWin?.assignmentId ?? '';
  const one = (...states: AssignmentState[]) => oneOf(assignments, states, which, more);
  const happen = (what: (leadCase: LeadCase) => void): Act | undefined =>
    leadId ? { kind: 'happen', leadId, what } : undefined;
  const wait = (hours: number): Act => ({ kind: 'wait', hours });
  const acts: Record<(typeof STEPS)[number], () => Act | undefined> = {
    receive: () => received(scene, which, more),
    'receive-with-agent': () => received(scene, which, more, { agent: true }),
    hold: () => received(scene, which, more, { held: true }),
    release: () => happen((it) => it.release()),
    accept: () => happen((it) => it.accept(one('offered'))),
    decline: () => happen((it) => it.decline(one('offered'), 'no-time')),
    undo: () => happen((it) => it.undo(one('accepted', 'declined'))),
    'report-won': () => happen((it) => it.report(one('accepted'), 'won')),
    'report-lost': () => happen((it) => it.report(one('accepted'), 'lost')),
    'report-contacted': () => happen((it) => it.report(one('accepted'), 'contacted')),
    'owner-confirms-win': () => happen((it) => it.answerWin(won, true)),
    'owner-denies-win': () => happen((it) => it.answerWin(won, false)),
    dispute: () => happen((it) => it.dispute(one('accepted'), objection(more))),
    'credit-dispute': () => happen((it) => it.ruleOnDispute(one('accepted'), ruling('credited'))),
    'refuse-dispute': () => happen((it) => it.ruleOnDispute(one('accepted'), ruling('refused'))),
    'pick-by-hand': () => happen((it) => it.passOnTo(partnerId)),
    'match-by-hand': () => happen((it) => it.matchByHand()),
    'withdraw-by-hand': () => happen((it) => it.withdraw(one('offered', 'accepted'))),
    'owner-withdraws': () => happen((it) => it.withdrawByOwner()),
    'owner-agrees-to-agent': () => happen((it) => it.agreeToAgent(true)),
    'owner-refuses-agent': () => happen((it) => it.agreeToAgent(false)),
    'owner-refuses-stylists': () => happen((it) => it.agreeToStylists(false)),
    'owner-wants-stylists-again': () => happen((it) => it.agreeToStylists(true)),
    'owner-wants-more': () => happen((it) => it.showMore()),
    'owner-wants-no-more': () => happen((it) => it.showNoMore()),
    'owner-waits': () => happen((it) => it.keepWaiting()),
    'close-by-hand': () => happen((it) => it.setStatus('lost')),
    'open-by-hand': () => happen((it) => it.setStatus('new')),
    'join-by-hand': () => happen((it) => it.merge()),
    'keep-apart': () => happen((it) => it.keepApart()),
    pause: () => ({ kind: 'change', partnerId, active: false }),
    resume: () => ({ kind: 'change', partnerId, active: true }),
    'minutes-pass': () => wait((which % UNDO_MINUTES) / 60),
    'hours-pass': () => wait(which),
    'days-pass': () => wait(24 * which),
  };
  return acts[kind]();
}

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
  const lead = sampleRequest({
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
