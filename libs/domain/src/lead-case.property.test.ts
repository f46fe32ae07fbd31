import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Assignment, type AssignmentState, isHolder, UNDO_MINUTES } from './assignment.js';
import {
  arrivalConsents,
  CONSENT_TEXTS,
  holdersAllowed,
  isGranted,
  RECIPIENTS,
} from './consent.js';
import { DomainError } from './domain-error.js';
import { MAX_OPEN_QUESTIONS, MAX_QUESTIONS } from './matching.js';
import { capacityUsed, noFigures } from './partner-figures.js';
import { PAID_HOME_DAYS, samePersonAndHome } from './other-request.js';
import type { Sale } from './sale.js';
import { Market } from './testing/market.js';
import { sampleRequest } from './testing/sample-request.js';

/** What can happen, each with numbers that pick the lead, the partner and so on. */
const STEPS = [
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
  'pick-by-hand',
  'match-by-hand',
  'withdraw-by-hand',
  'owner-withdraws',
  'owner-agrees-to-agent',
  'owner-refuses-agent',
  'owner-wants-more',
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
type Step = readonly [kind: (typeof STEPS)[number], which: number, more: number];

/** Answers come more often than all the rest, so that places are taken and given back. */
const LIKELY = ['accept', 'accept', 'undo', 'minutes-pass', 'owner-waits'] as const;
const kind = fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...LIKELY));
const step: fc.Arbitrary<Step> = fc.tuple(kind, fc.nat(40), fc.nat(40));

/** Few, so that much happens to each. */
const MOST_LEADS = 3;

/** So few that requests are often for the same home, or may be. */
const PHONES = ['41234567', '99887766'];
const EMAILS = ['marianne@gmail.com', 'ola@online.no'];
const ADDRESSES = ['Nygårdsgaten 12, 5015 Bergen', 'Strandgaten 1, 5013 Bergen', ''];
const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % from.length];

/** Takes steps on a small market; what the domain refuses is refused, and anything else is a fault. */
function walk(steps: readonly Step[], look: (market: Market) => void): void {
  const market = new Market();
  for (let made = 0; made < 10; made += 1) market.join(`S${made}`, { weeklyCapacity: 1 + made });
  for (let made = 0; made < 2; made += 1) market.join(`A${made}`, { kind: 'estate-agent' });
  for (const each of steps) {
    try {
      take(market, each);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    look(market);
  }
}

function take(market: Market, [kind, which, more]: Step): void {
  const leadIds = [...market.leads.keys()];
  const leadId = leadIds[which % Math.max(leadIds.length, 1)] ?? '';
  const partnerIds = [...market.partners.keys()];
  const partnerId = partnerIds[more % partnerIds.length] ?? '';
  const assignments = market.leads.get(leadId)?.assignments ?? [];
  /** One in a state where the step does something, three times of four. */
  const one = (...states: AssignmentState[]) => {
    const fit = which % 4 > 0 ? assignments.filter(({ state }) => states.includes(state)) : [];
    const among = fit.length > 0 ? fit : assignments;
    return among[more % Math.max(among.length, 1)]?.id ?? '';
  };
  const happen = (what: Parameters<Market['happen']>[1]) => {
    if (leadId) market.happen(leadId, what);
  };
  const receive = (agent: boolean, held = false) => {
    if (market.leads.size >= MOST_LEADS) return;
    const id = market.newId();
    const at = market.now;
    const { version: textVersion } = CONSENT_TEXTS['estate-agent'];
    const yes = { subject: 'estate-agent', granted: true, at, textVersion, place: 'form' } as const;
    const suspicion = held ? ('hidden-field-filled' as const) : null;
    const customerPhone = pick(PHONES, which) ?? '';
    const customerEmail = pick(EMAILS, more) ?? '';
    const address = pick(ADDRESSES, which + more) ?? '';
    const said = { customerPhone, customerEmail, address };
    market.receive(sampleRequest({ id, receivedAt: at, suspicion, ...said }), [
      ...arrivalConsents('form', at),
      ...(agent ? [yes] : []),
    ]);
  };
  const pause = (active: boolean) => {
    market.change(partnerId, { active });
  };
  const does: Record<(typeof STEPS)[number], () => void> = {
    receive: () => receive(false),
    'receive-with-agent': () => receive(true),
    hold: () => receive(false, true),
    release: () => happen((it) => it.release()),
    accept: () => happen((it) => it.accept(one('offered'))),
    decline: () => happen((it) => it.decline(one('offered'), 'no-time')),
    undo: () => happen((it) => it.undo(one('accepted', 'declined'))),
    'report-won': () => happen((it) => it.report(one('accepted'), 'won')),
    'report-lost': () => happen((it) => it.report(one('accepted'), 'lost')),
    'report-contacted': () => happen((it) => it.report(one('accepted'), 'contacted')),
    'pick-by-hand': () => happen((it) => it.passOnTo(partnerId)),
    'match-by-hand': () => happen((it) => it.matchByHand()),
    'withdraw-by-hand': () => happen((it) => it.withdraw(one('offered', 'accepted'))),
    'owner-withdraws': () => happen((it) => it.withdrawByOwner()),
    'owner-agrees-to-agent': () => happen((it) => it.agreeToAgent(true)),
    'owner-refuses-agent': () => happen((it) => it.agreeToAgent(false)),
    'owner-wants-more': () => happen((it) => it.showMore()),
    'owner-waits': () => happen((it) => it.keepWaiting()),
    'close-by-hand': () => happen((it) => it.setStatus('lost')),
    'open-by-hand': () => happen((it) => it.setStatus('new')),
    'join-by-hand': () => happen((it) => it.join()),
    'keep-apart': () => happen((it) => it.keepApart()),
    pause: () => pause(false),
    resume: () => pause(true),
    'minutes-pass': () => market.advanceHours((which % UNDO_MINUTES) / 60),
    'hours-pass': () => market.advanceHours(which),
    'days-pass': () => market.advanceHours(24 * which),
  };
  does[kind]();
  market.settle();
}

const everyStep = (look: (market: Market) => void) =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (steps) =>
      walk(steps, look),
    ),
    { numRuns: 60 },
  );

const DAY_MS = 24 * 3600 * 1000;
const isOwed = ({ paymentStatus }: Sale) => paymentStatus !== 'credited';
const of = (market: Market): Assignment[] =>
  [...market.leads.values()].flatMap(({ assignments }) => assignments);

describe('whatever happens in whatever order', () => {
  it('no more hold an owner’s contact details than the owner has agreed to', () => {
    everyStep((market) => {
      for (const { assignments, consents } of market.leads.values()) {
        for (const recipient of RECIPIENTS) {
          const held = assignments.filter((it) => it.recipient === recipient && isHolder(it));
          const most = Math.max(
            holdersAllowed(consents, recipient),
            ...consents.map((_, last) => holdersAllowed(consents.slice(0, last + 1), recipient)),
          );
          expect(held.length).toBeLessThanOrEqual(most);
        }
      }
    });
  });

  it('no agent is asked without the owner’s yes, nor anyone about a held request', () => {
    everyStep((market) => {
      for (const { assignments, consents, suspicion } of market.leads.values()) {
        const agents = assignments.filter(({ recipient }) => recipient === 'estate-agent');
        if (agents.length > 0)
          expect(consents.some((it) => it.subject === 'estate-agent')).toBe(true);
        const open = agents.filter(({ state }) => state === 'offered' || state === 'accepted');
        if (open.length > 0) expect(isGranted(consents, 'estate-agent')).toBe(true);
        if (suspicion) expect(assignments).toEqual([]);
      }
    });
  });

  it('nobody is asked by the rule beyond capacity, and what is counted is what is so', () => {
    everyStep((market) => {
      const all = of(market);
      for (const { id, weeklyCapacity } of market.partners.values()) {
        const figures = market.figures.get(id) ?? noFigures(id);
        const own = all.filter(({ partnerId }) => partnerId === id);
        expect(figures.open).toBe(own.filter(({ state }) => state === 'offered').length);
        if (!market.picked.has(id))
          expect(capacityUsed(figures, market.now)).toBeLessThanOrEqual(weeklyCapacity);
      }
    });
  });

  it('nobody is asked twice about a request but once more after silence, by the owner’s choice, or when passed by', () => {
    everyStep((market) => {
      for (const { assignments, waitsSince } of market.leads.values()) {
        const byPartner = Map.groupBy(assignments, ({ partnerId }) => partnerId);
        for (const [partnerId, asked] of byPartner) {
          const again = asked.length - 1;
          const ends: AssignmentState[] = ['expired', 'withdrawn', 'filled', 'missed'];
          const reasons = asked.filter(({ state }) => ends.includes(state));
          if (!market.picked.has(partnerId)) expect(again).toBeLessThanOrEqual(1);
          if (again > 0) expect(reasons.length).toBeGreaterThanOrEqual(again);
          const silent = asked.filter(({ state }) => state === 'expired').length;
          if (silent > 1) expect(waitsSince).not.toBeNull();
          expect(silent).toBeLessThanOrEqual(2);
        }
      }
    });
  });

  it('no more questions are open at once, or asked by the rule in all, than it allows', () => {
    everyStep((market) => {
      for (const { assignments } of market.leads.values()) {
        for (const recipient of RECIPIENTS) {
          const own = assignments.filter((it) => it.recipient === recipient);
          expect(own.filter(({ state }) => state === 'offered').length).toBeLessThanOrEqual(
            MAX_OPEN_QUESTIONS,
          );
          expect(own.length).toBeLessThanOrEqual(MAX_QUESTIONS);
        }
      }
    });
  });

  it('a sale is owed by those alone who took an assignment and still have it or closed it', () => {
    everyStep((market) => {
      for (const { assignments, sales } of market.leads.values()) {
        for (const { assignmentId, paymentStatus } of sales) {
          const assignment = assignments.find(({ id }) => id === assignmentId);
          const owes = assignment?.state === 'accepted' || assignment?.report;
          expect(paymentStatus).toBe(owes ? 'pending' : 'credited');
        }
        const taken = assignments.filter(({ state }) => state === 'accepted');
        for (const { id, priceOre } of taken)
          expect(sales.filter((it) => it.assignmentId === id)).toHaveLength(priceOre === 0 ? 0 : 1);
      }
    });
  });

  it('there is a next step: places taken, waiting with a time, over, or with the administrator', () => {
    everyStep((market) => {
      for (const state of market.leads.values()) {
        const { assignments, consents, joinedTo, matchingDueAt, seekUntil, status } = state;
        const isShort = RECIPIENTS.some((recipient) => {
          const held = assignments.filter((it) => it.recipient === recipient && isHolder(it));
          return held.length < holdersAllowed(consents, recipient);
        });
        const isClosed = status === 'won' || status === 'lost';
        const isOver = seekUntil !== null && seekUntil <= market.now;
        const isSame = joinedTo !== null && market.state(joinedTo).joinedTo === null;
        if (isClosed || state.suspicion || !isShort || isOver || isSame) continue;
        expect(matchingDueAt).not.toBeNull();
        expect(Number(matchingDueAt)).toBeGreaterThan(Number(market.now));
      }
    });
  });

  it('no partner pays twice for a person’s home within 90 days', () => {
    everyStep((market) => {
      const all = [...market.leads.values()];
      for (const one of all) {
        for (const other of all.filter((it) => it !== one)) {
          const isJoined = other.joinedTo === one.lead.id;
          if (!isJoined && !samePersonAndHome(one.lead, other.lead)) continue;
          for (const sale of one.sales.filter(isOwed)) {
            const again = other.sales.filter(
              (it) =>
                isOwed(it) &&
                it.partnerId === sale.partnerId &&
                Math.abs(+it.createdAt - +sale.createdAt) < PAID_HOME_DAYS * DAY_MS,
            );
            expect(again).toEqual([]);
          }
        }
      }
    });
  });

  it('nobody is asked about a request that has joined another', () => {
    everyStep((market) => {
      for (const { assignments, joinedTo } of market.leads.values()) {
        if (joinedTo) expect(assignments.filter(({ state }) => state === 'offered')).toEqual([]);
      }
    });
  });
});
