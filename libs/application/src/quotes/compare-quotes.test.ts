import { expect, it } from '@jest/globals';
import { acceptAssignment, sendQuote } from '@boligstyling/domain';
import { sampleAttachment, sampleTerms } from '@boligstyling/domain/testing';
import { TestMarket } from '../core/testing/test-market.js';
import { CompareQuotes, type PrintedQuotes } from './compare-quotes.js';

it('the printed comparison has each quote in its last version, and names who sent none', async () => {
  const market = new TestMarket();
  const { cases, clock, matching, reviews, signer, store } = market;
  const printed: [PrintedQuotes, AbortSignal | undefined][] = [];
  const documents = {
    pdf: async (...given: (typeof printed)[number]) => {
      printed.push(given);
      return new Uint8Array(printed.length);
    },
  } as ConstructorParameters<typeof CompareQuotes>[2];
  const compare = new CompareQuotes(matching, reviews, documents, cases, signer, clock);
  for (const name of ['Anne', 'Berit']) market.join(name);
  const lead = await market.asked();
  const asked = [...store.assignments.values()];
  for (const { id } of asked) await cases.open(lead.id, (open) => acceptAssignment(open, id));
  const [first, second] = asked.map(({ partnerId }) => store.partners.get(partnerId)!);
  const terms = sampleTerms({ earliestStart: '2027-01-10', validUntil: '2027-01-01' });
  const send = (priceFrom: number, seen: number | null) =>
    cases.open(lead.id, (open) =>
      sendQuote(open, asked[0]!.id, { ...terms, priceFrom }, { seen, idempotencyKey: null }),
    );
  await send(1_000, null);
  await send(2_000, 1);
  const [quote] = [...store.quotes.values()];
  const attachments = [
    sampleAttachment({ name: 'Plan.pdf', firstVersion: 2 }),
    sampleAttachment({ name: 'Gammel.pdf', firstVersion: 1, lastVersion: 1 }),
  ];
  store.quotes.set(quote!.id, { ...quote!, attachments });
  const { signal } = new AbortController();
  expect(await compare.pdf(market.ownerLink(lead), signal)).toHaveLength(1);
  const rating = { stars: null, count: 0 };
  const own = { service: 'Fullstyling', partner: first, rating, state: 'sent' };
  expect(printed).toEqual([
    [
      {
        ...{ service: 'Fullstyling', place: lead.location, missing: [second!.name] },
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        quotes: [{ ...own, terms: { ...terms, priceFrom: 2_000 }, attachments: ['Plan.pdf'] }],
      },
      signal,
    ],
  ]);
});
