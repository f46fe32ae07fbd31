import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../core/domain-error.js';
import { actOf, LIKELY_STEPS, type Step, STEPS } from '../testing/histories.js';
import { Market } from '../testing/market.js';
import { isFreeHome, PROMISES } from '../testing/kept-promises.js';
import { sampleRequest } from '../testing/sample-request.js';

const kind = fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...LIKELY_STEPS));
const step: fc.Arbitrary<Step> = fc.tuple(kind, fc.nat(40), fc.nat(40));

/** Takes steps on a small market; what the domain refuses is refused, and anything else is a fault. */
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

describe('whatever happens in whatever order', () => {
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

/** The state of every assignment, and until when each lead is searched for. */
const searched = ({ leads }: Market) => ({
  states: [...leads.values()].flatMap((it) => it.assignments.map(({ id, state }) => [id, state])),
  until: [...leads.values()].map(({ matchUntil }) => Number(matchUntil)),
});

it('a partner’s report ends nobody’s question or assignment, and shortens no search', () => {
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

/** Longer than any search or answer takes. */
const WEEKS_HOURS = 24 * 30;

/** Two neighbours' requests that three have taken, joined by hand: chance comes to that too seldom. */
function joined(): Market {
  const market = new Market();
  for (const name of ['S1', 'S2', 'S3']) market.join(name);
  for (const own of [{}, { customerPhone: '99887766', customerEmail: 'ola@online.no' }]) {
    const id = market.receive(
      sampleRequest({ id: market.newId(), receivedAt: market.now, ...own }),
    );
    market.settle();
    for (const each of market.state(id).assignments) market.happen(id, (it) => it.accept(each.id));
    market.settle();
  }
  const [, later = ''] = market.leads.keys();
  market.happen(later, (it) => it.join());
  market.settle();
  return market;
}

it('nobody keeps a home for which nobody pays, once nothing more happens', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const market = joined();
      for (const each of steps) takeIfPossible(market, each);
      market.advanceHours(WEEKS_HOURS);
      expect([...market.leads.values()].filter((each) => isFreeHome(market, each))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
