import {
  acceptAssignment,
  DomainError,
  keepApart,
  type Lead,
  mergeByHand,
  type Quote,
  sameMailbox,
  sendQuote,
  versionOf,
} from '@boligstyling/domain';
import { sampleTerms } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STEP } from '../core/testing/happen.js';
import { TestMarket } from '../core/testing/test-market.js';
import { CompareQuotes } from './compare-quotes.js';
import { WriteQuote } from './write-quote.js';

const HOME = { address: 'Nygårdsgaten 12, 5015 Bergen', municipality: '4601' };
const KARI = { customerEmail: 'kari@nordmann.no', customerPhone: '41234567' };
const OLA = { customerEmail: 'ola@nordmann.no', customerPhone: '99887766' };

const STEPS = ['accept', 'quote', 'quote', 'merge', 'keep-apart', 'choose', 'undo', 'decline'];
type Step = readonly [kind: string, which: number, more: number];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...STEPS, 'merge', 'minutes'),
  fc.nat(30),
  fc.nat(30),
);

/** Two leads of Kari and one of Ola, all for one house, with their partners. */
class Scene {
  readonly market = new TestMarket();
  readonly compare: CompareQuotes;
  readonly write: WriteQuote;
  leads: Lead[] = [];

  constructor() {
    const { matching, quotes, reviews, cases, signer, ids, clock } = this.market;
    const documents = { pdf: async () => new Uint8Array() };
    this.compare = new CompareQuotes(matching, reviews, documents, cases, signer, clock);
    this.write = new WriteQuote(matching, quotes, reviews, cases, signer, ids, clock);
  }

  async begin(): Promise<void> {
    const services = ['Fullstyling', 'Delstyling'] as const;
    for (let nth = 0; nth < 4; nth += 1) this.market.join(`S${nth}`, { services: [...services] });
    const { market } = this;
    this.leads = [
      await market.asked({ ...HOME, ...KARI, serviceType: 'Fullstyling' }),
      await market.asked({ ...HOME, ...KARI, serviceType: 'Delstyling' }),
      await market.asked({ ...HOME, ...OLA, serviceType: 'Delstyling' }),
    ];
  }

  async take([kind, which, more]: Step): Promise<void> {
    const { cases, store } = this.market;
    const lead = this.leads[which % this.leads.length]!;
    const link = this.market.ownerLink(lead);
    const own = [...store.assignments.values()].filter((it) => it.leadId === lead.id);
    const assignment = own[more % Math.max(own.length, 1)]?.id ?? '';
    const quotes = [...store.quotes.values()];
    const quote = quotes[more % Math.max(quotes.length, 1)];
    const terms = sampleTerms({ priceFrom: 10_000 + more, validUntil: '2027-02-01' });
    const sending = { seen: more % 2 || null, idempotencyKey: null };
    const steps: Record<string, () => Promise<unknown>> = {
      accept: () => cases.open(lead.id, (open) => acceptAssignment(open, assignment)),
      quote: () => cases.open(lead.id, (open) => sendQuote(open, assignment, terms, sending)),
      merge: () => cases.open(lead.id, (open) => void mergeByHand(open)),
      'keep-apart': () => cases.open(lead.id, (open) => keepApart(open)),
      choose: async () => quote && this.compare.choose(link, quote.id, versionOf(quote)),
      undo: () => this.compare.undo(link),
      decline: () => this.compare.declineAll(link, more % 2 === 0),
      minutes: async () => store.advance(60 * more),
    };
    await refusable(steps[kind]!());
    for (const { id } of this.leads) {
      await this.market.matching.decide(id, 'local', STEP(store.now));
    }
  }

  quotes = (): Quote[] => [...this.market.store.quotes.values()];
  stateOf = async (leadId: string) => (await this.market.matching.caseOf(leadId))!;
}

async function refusable<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Kari's second lead gets a quote and is merged into the first one. */
const SHOWN_BESIDE: Step[] = [
  ['accept', 1, 0],
  ['quote', 1, 0],
  ['merge', 1, 0],
];

/** Each lead has a quote, and the later ones are merged into the first. */
const MERGED: Step[] = [0, 1, 2].flatMap((lead): Step[] => [
  ['accept', lead, 0],
  ['quote', lead, 0],
  ['merge', lead, 0],
]);

const histories = fc.array(step, { minLength: 20, maxLength: 50, size: 'max' });

async function walk(steps: readonly Step[], holds: (scene: Scene) => Promise<void>) {
  const scene = new Scene();
  await scene.begin();
  for (const each of steps) {
    await scene.take(each);
    await holds(scene);
  }
}

it('an owner’s link shows its lead’s quotes, and those of leads of its mailbox merged into it', async () => {
  let hasShownBeside = false;
  await fc.assert(
    fc.asyncProperty(histories, (steps) =>
      walk(steps, async ({ compare, leads, market, stateOf }) => {
        for (const lead of leads) {
          const { mergedInto } = await stateOf(lead.id);
          const { columns } = await compare.view(market.ownerLink(lead));
          for (const { quote } of columns) {
            if (!quote || quote.leadId === lead.id) continue;
            const other = await stateOf(quote.leadId);
            expect(mergedInto).toBeNull();
            expect(other.mergedInto).toBe(lead.id);
            expect(sameMailbox(other.lead, lead)).toBe(true);
            hasShownBeside = true;
          }
        }
      }),
    ),
    { numRuns: 25, examples: [[SHOWN_BESIDE], [MERGED]] },
  );
  expect(hasShownBeside).toBe(true);
});

it('no owner’s link chooses a quote that it does not show, or one of a lead merged from another mailbox', async () => {
  await fc.assert(
    fc.asyncProperty(histories, (steps) =>
      walk(steps, async ({ compare, leads, market, quotes, stateOf }) => {
        for (const lead of leads) {
          const link = market.ownerLink(lead);
          const state = await stateOf(lead.id);
          const shown = (await compare.view(link)).columns.map(({ quote }) => quote?.id);
          const isOfOther = state.mergeKind === 'by-hand' || state.mergeKind === 'presumed';
          for (const quote of quotes()) {
            const isOwn = shown.includes(quote.id) || quote.leadId === lead.id;
            if (isOwn && !isOfOther) continue;
            if (isOwn && quote.state === 'chosen') continue;
            const before = market.store.quotes.get(quote.id);
            const answer = await refusable(compare.choose(link, quote.id, versionOf(quote)));
            expect(answer).toMatch(
              isOwn ? /^(lead|quote)-closed$|^quote-not-found$|^choice-made$/ : /not-found$/,
            );
            expect(market.store.quotes.get(quote.id)).toEqual(before);
          }
          if (isOfOther)
            expect(await refusable(compare.declineAll(link, true))).toBe('lead-closed');
        }
      }),
    ),
    { numRuns: 25, examples: [[MERGED]] },
  );
});

it('a partner reads its own assignment’s quote alone, by its link and by its session', async () => {
  await fc.assert(
    fc.asyncProperty(histories, (steps) =>
      walk(steps, async ({ market, write }) => {
        const { assignments, partners } = market.store;
        for (const assignment of assignments.values()) {
          for (const partner of partners.values()) {
            const access = { partnerId: partner.id, assignmentId: assignment.id };
            const desk = await refusable(write.view(access));
            if (assignment.partnerId !== partner.id) expect(desk).toBe('assignment-not-found');
            else if (typeof desk === 'object' && desk.quote) {
              expect(desk.quote).toMatchObject({
                assignmentId: assignment.id,
                partnerId: partner.id,
              });
            }
          }
        }
      }),
    ),
    { numRuns: 8 },
  );
});

/** The first owner chooses a quote of each of its two leads. */
const TWO_CHOICES: Step[] = [
  ['choose', 0, 0],
  ['choose', 0, 1],
];

it('a home has one final choice, and no open quote of the same owner beside it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), (steps) =>
      walk([...MERGED, ...steps, ['minutes', 0, 11]], async ({ quotes, stateOf }) => {
        for (const chosen of quotes().filter(
          ({ closedAt, state }) => state === 'chosen' && closedAt,
        )) {
          const own = await stateOf(chosen.leadId);
          for (const other of quotes().filter(({ leadId }) => leadId !== chosen.leadId)) {
            const beside = await stateOf(other.leadId);
            const first = own.mergedInto ?? own.lead.id;
            const isOne = (beside.mergedInto ?? beside.lead.id) === first;
            const kinds = [own.mergeKind, beside.mergeKind];
            if (!isOne || kinds.includes('presumed')) continue;
            expect(other.state).not.toBe('chosen');
            if (!other.closedAt) expect(other.state).toBe('draft');
          }
        }
      }),
    ),
    { numRuns: 25, examples: [[TWO_CHOICES]] },
  );
});
