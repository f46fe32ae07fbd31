import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../core/domain-error.js';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import { LEAD_STATUSES, type LeadStatus } from '../leads/lead.js';
import { actOf, LIKELY_STEPS, type Step, STEPS } from '../testing/histories.js';
import { Market } from '../testing/market.js';
import { brokenPromises, isFreeHome, PROMISES } from '../testing/kept-promises.js';
import { sampleLead } from '../testing/sample-lead.js';
import { advance } from './advance.js';
import { setStatus, undoStatus } from './pending-status.js';
import { acceptAssignment } from './answer.js';
import { mergeByHand } from './merging.js';

const kind = fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...LIKELY_STEPS));
const step: fc.Arbitrary<Step> = fc.tuple(kind, fc.nat(40), fc.nat(40));

/** Takes steps on a small market. Domain errors are expected; anything else fails the test. */
function walk(steps: readonly Step[], look: (market: Market, step: Step) => void): void {
  const market = new Market();
  for (let made = 0; made < 10; made += 1) market.join(`S${made}`, { weeklyCapacity: 1 + made });
  for (let made = 0; made < 2; made += 1) market.join(`A${made}`, { kind: 'estate-agent' });
  for (const each of steps) {
    takeIfPossible(market, each);
    look(market, each);
  }
}

function takeIfPossible(market: Market, each: Step): void {
  try {
    take(market, each);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

function take(market: Market, step: Step): void {
  const { leads, newId, now, partners } = market;
  const act = actOf(step, { leads, newId, now, partnerIds: [...partners.keys()] });
  if (act?.kind === 'receive') market.receive(act.lead, act.consents);
  if (act?.kind === 'happen') market.happen(act.leadId, act.what);
  if (act?.kind === 'change') market.change(act.partnerId, { active: act.active });
  if (act?.kind === 'wait') market.advanceHours(act.hours);
  market.settle();
}

describe('any sequence of steps', () => {
  it.each(Object.entries(PROMISES))('%s', (_, isKept) => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (steps) =>
        walk(steps, (market) => expect(isKept(market)).toBe(true)),
      ),
      { numRuns: 60 },
    );
  });
});

const REPORT_STEPS = STEPS.filter((each) => each.startsWith('report-'));
const withReports = fc.oneof(
  step,
  fc.tuple(fc.constantFrom(...REPORT_STEPS), fc.nat(40), fc.nat(40)),
);

/**
 * The state of each assignment and the end of each search. A lead just closed by hand is excluded
 * because a report ends its undo period.
 */
const searched = ({ leads }: Market) => ({
  states: [...leads.values()]
    .filter((it) => !it.undoableStatus?.pending)
    .flatMap((it) => it.assignments.map(({ id, state }) => [id, state])),
  until: [...leads.values()].map(({ matchUntil }) => Number(matchUntil)),
});

it('a report ends nobody’s assignment and shortens no search', () => {
  fc.assert(
    fc.property(fc.array(withReports, { maxLength: 60, size: 'max' }), (steps) => {
      let before = searched(new Market());
      walk(steps, (market, [kind]) => {
        const after = searched(market);
        if (kind.startsWith('report-')) {
          expect(after.states).toEqual(expect.arrayContaining(before.states));
          for (const [nth, until] of before.until.entries()) {
            expect(after.until[nth]).toBeGreaterThanOrEqual(until);
          }
        }
        before = after;
      });
    }),
    { numRuns: 150 },
  );
});

/** The visible or pending part of a market, without ids of recent events. */
const seen = ({ announcements, figures, leads, mails, recalls }: Market) => ({
  leads: [...leads.values()],
  figures: [...figures.values()].map(({ open, outcomes, acceptances }) => ({
    open,
    outcomes,
    acceptances,
  })),
  // A repeated recall changes nothing.
  outgoing: [
    mails.length,
    new Set(recalls.map((each) => JSON.stringify(each))).size,
    announcements.length,
  ],
});

function lookAtAll(market: Market): void {
  for (const id of market.leads.keys()) market.happen(id, (it) => advance(it));
  market.settle();
}

it('setting and undoing the status of a released lead within ten minutes leaves no trace', () => {
  const statuses = fc.array(fc.constantFrom(...LEAD_STATUSES), { minLength: 1, maxLength: 2 });
  const history = fc.array(withReports, { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(history, statuses, fc.nat(9 * 60), (steps, set, seconds) => {
      const [market, beside] = [walked(steps), walked(steps)];
      for (const each of [market, beside]) lookAtAll(each);
      const undone: [id: string, status: LeadStatus][] = [];
      const wanted = [...market.leads.values()].filter(({ suspicion }) => !suspicion);
      for (const { id } of wanted.map(({ lead }) => lead)) {
        for (const status of set) {
          market.happen(
            id,
            (it) => setStatus(it, status, undefined, 'Feil.') && undone.unshift([id, status]),
          );
        }
      }
      market.settle();
      for (const each of [market, beside]) each.now = new Date(+each.now + seconds * 1_000);
      for (const [id, status] of undone) {
        if (market.state(id).undoableStatus?.pending)
          market.happen(id, (it) => undoStatus(it, status));
      }
      for (const each of [market, beside]) lookAtAll(each);
      expect(seen(market)).toEqual(seen(beside));
    }),
    { numRuns: 200 },
  );
});

function walked(steps: readonly Step[]): Market {
  let market = new Market();
  walk(steps, (it) => (market = it));
  market.advanceHours(UNDO_MINUTES / 60);
  return market;
}

const WEEKS_HOURS = 24 * 30;

/**
 * Three partners accept two neighbours' leads that are merged by hand; random steps rarely reach
 * this.
 */
function merged(): Market {
  const market = new Market();
  for (const name of ['S1', 'S2', 'S3']) market.join(name);
  for (const own of [{}, { customerPhone: '99887766', customerEmail: 'ola@online.no' }]) {
    const id = market.receive(sampleLead({ id: market.newId(), receivedAt: market.now, ...own }));
    market.settle();
    for (const each of market.state(id).assignments)
      market.happen(id, (it) => acceptAssignment(it, each.id));
    market.settle();
  }
  const [, later = ''] = market.leads.keys();
  market.happen(later, (it) => mergeByHand(it));
  market.settle();
  return market;
}

it('a merge by hand, which waives sales, breaks no promise', () => {
  const market = merged();
  expect([...market.leads.values()].some(({ waivedSales }) => waivedSales.length > 0)).toBe(true);
  expect(brokenPromises(market)).toEqual([]);
});

it('nobody keeps a lead without paying for it once nothing more happens', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const market = merged();
      for (const each of steps) takeIfPossible(market, each);
      market.advanceHours(WEEKS_HOURS);
      expect([...market.leads.values()].filter((each) => isFreeHome(market, each))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
