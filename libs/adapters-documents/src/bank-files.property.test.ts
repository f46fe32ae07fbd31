import { matchBankLines, registrable, type RegisteredBankLine } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCamtFile } from './camt-file.js';
import { type Shape, type ShapedNotice, shapedFile } from './testing/camt-shapes.js';

const OURS = new Set(['12345678903']);

/** Few values, so that payments are often equal in all but their place. */
const payment = fc.record({
  kid: fc.constantFrom('', '2026000014', '2026000022'),
  kroner: fc.constantFrom(500, 750),
  payer: fc.constantFrom('', 'Per', 'Kari'),
  isNamed: fc.boolean(),
});
const notices = fc
  .array(
    fc.record({
      day: fc.constantFrom('2026-12-01', '2026-12-02'),
      pages: fc.array(fc.array(payment, { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 2,
      }),
      isBatch: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all.map(({ pages, ...notice }, nth): ShapedNotice => ({
      ...notice,
      id: `N${nth}`,
      pages: pages.map((page, at) =>
        page.map(({ isNamed, ...each }, place) => ({
          ...each,
          name: isNamed ? `T${nth}-${at}-${place}` : '',
        })),
      ),
    })),
  );
const shape = fc.record({
  account: fc.constantFrom('12345678903', '1234.56.78903', 'NO0512345678903'),
  day: fc.constantFrom('Dt', 'UTC', 'offset'),
  amount: fc.constantFrom('plain', 'padded', 'signed'),
  version: fc.constantFrom('02', '08'),
  isEnveloped: fc.boolean(),
  copyOf: fc.constant(null),
}) satisfies fc.Arbitrary<Shape>;
/**
 * Files of all notices: each page at least once, in any order, together or apart, with repetitions.
 */
const deliveries = notices.chain((all) => {
  const apart = all.flatMap((notice) => notice.pages.map((_, page) => ({ notice, pages: [page] })));
  const whole = all.map((notice) => ({ notice, pages: notice.pages.map((_, page) => page) }));
  const chosen = fc.tuple(
    fc.constantFrom(apart, whole),
    fc.array(fc.constantFrom(...apart, ...whole), { maxLength: 5 }),
  );
  return chosen.chain(([once, again]) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }),
      fc.array(shape, { minLength: once.length + again.length }),
    ),
  );
});

function books() {
  const registered: RegisteredBankLine[] = [];
  const load = (file: string) => {
    const lines = registrable(readCamtFile(new TextEncoder().encode(file)), OURS);
    const newId = () => `id-${registered.length}`;
    registered.push(...matchBankLines(lines, [], registered, newId).registered);
  };
  const count = (of: readonly RegisteredBankLine[]) =>
    tally(of.map(({ bookedOn, amountOre, kid }) => `${bookedOn} ${amountOre} ${kid}`));
  return {
    load,
    booked: () => count(registered.filter(({ outcome }) => outcome !== 'unclear')),
    bookedOrAsked: () => count(registered),
    doubts: () => registered.map(({ doubt }) => doubt).filter((doubt) => doubt !== null),
  };
}

const tally = (of: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(of, String)].map(([each, all]) => [each, all.length]));

const paid = (all: readonly ShapedNotice[]) =>
  tally(
    all.flatMap(({ day, pages }) =>
      pages.flat().map(({ kroner, kid }) => `${day} ${kroner * 100} ${kid}`),
    ),
  );

describe('payments of generated notices', () => {
  it('are registered once each, whatever the form, order and repetition of files', () => {
    fc.assert(
      fc.property(deliveries, ([all, files, shapes]) => {
        const { load, booked, bookedOrAsked, doubts } = books();
        for (const [nth, { notice, pages }] of files.entries()) {
          load(shapedFile(notice, pages, shapes[nth]!));
        }
        expect(booked()).toEqual(paid(all));
        expect(bookedOrAsked()).toEqual(paid(all));
        expect(doubts()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('are neither counted twice nor lost when copies of the notices arrive', () => {
    fc.assert(
      fc.property(deliveries, fc.array(fc.boolean()), ([all, files, shapes], first) => {
        const { load, booked, bookedOrAsked } = books();
        for (const [nth, { notice, pages }] of files.entries()) {
          const original = shapedFile(notice, pages, shapes[nth]!);
          const copyOf = `copy of ${notice.id}`;
          const copy = shapedFile(notice, pages, { ...shapes[nth]!, copyOf });
          for (const file of first[nth] ? [copy, original] : [original, copy]) load(file);
        }
        const [once, kept] = [booked(), bookedOrAsked()];
        for (const [content, count] of Object.entries(paid(all))) {
          expect(once[content] ?? 0).toBeLessThanOrEqual(count);
          expect(kept[content] ?? 0).toBeGreaterThanOrEqual(count);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gain nothing from a copy of a registered notice', () => {
    fc.assert(
      fc.property(notices, shape, (all, shaped) => {
        const { load, booked, bookedOrAsked } = books();
        const pagesOf = ({ pages }: ShapedNotice) => pages.map((_, page) => page);
        for (const notice of all) load(shapedFile(notice, pagesOf(notice), shaped));
        for (const notice of all) {
          const copyOf = `copy of ${notice.id}`;
          load(shapedFile(notice, pagesOf(notice), { ...shaped, copyOf }));
        }
        expect(booked()).toEqual(paid(all));
        expect(bookedOrAsked()).toEqual(paid(all));
      }),
      { numRuns: 200 },
    );
  });
});
