import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { SERVICES, VALUATION } from '../leads/lead-answers.js';
import { acceptAssignment } from '../lead-case/answer.js';
import { correctLead } from '../lead-case/owner.js';
import { arrivalConsents, type PartnerGroup } from '../leads/consent.js';
import type { Lead } from '../leads/lead.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import {
  flatPrice,
  fromWirePrices,
  type PriceList,
  PRICE_LIMITS,
  priceOf,
  priceRows,
  servicePriceIn,
  type SizePrice,
  sizesFault,
  sizeText,
  squareMetresIn,
  storedPrices,
} from './prices.js';

const ore = fc.integer({ min: 0, max: PRICE_LIMITS.priceOre });
/** Sorted and apart, as they are stored. */
const sizes: fc.Arbitrary<SizePrice[]> = fc
  .tuple(
    fc.uniqueArray(fc.nat(PRICE_LIMITS.squareMetres), { maxLength: 12 }),
    fc.array(ore, { minLength: 6, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([ends, prices, isOpen]) => {
    const sorted = ends.toSorted((a, b) => a - b);
    return sorted.flatMap((from, nth) => {
      const to = sorted[nth + 1] ?? null;
      const isLast = to === null;
      return nth % 2 === 0 && (!isLast || isOpen) ? [{ from, to, priceOre: prices[nth / 2]! }] : [];
    });
  });
const list: fc.Arbitrary<PriceList> = fc.record({
  baseOre: ore,
  services: fc.uniqueArray(
    fc.record({
      service: fc.constantFrom(...SERVICES),
      priceOre: fc.option(ore),
      sizes,
    }),
    { selector: ({ service }) => service },
  ),
});
const service = fc.constantFrom(...SERVICES, VALUATION, null);

describe('the price of an assignment', () => {
  it.each([
    ['60 m²', 2],
    ['61 m²', 3],
    ['90 m²', 3],
    ['91 m²', 2],
  ])('of %s, by sizes that have one for 61 to 90 m², is %d', (size, priceOre) => {
    const sizes = [{ from: 61, to: 90, priceOre: 3 }];
    const prices = {
      baseOre: 1,
      services: [{ service: 'Fullstyling', priceOre: 2, sizes }],
    } as const;
    expect(priceOf(prices, { service: 'Fullstyling', size })).toBe(priceOre);
  });

  it('is one of the list, or the base price for a service without its own', () => {
    fc.assert(
      fc.property(list, service, fc.nat(PRICE_LIMITS.squareMetres), (prices, wanted, metres) => {
        const price = priceOf(prices, { service: wanted, size: `${metres} m²` });
        const own = prices.services.find((each) => each.service === wanted);
        const ofSize = own?.sizes.find(
          ({ from, to }) => from <= metres && metres <= (to ?? metres),
        );
        expect(price).toBe(ofSize?.priceOre ?? own?.priceOre ?? prices.baseOre);
      }),
    );
  });

  it('does not depend on the prices of other services, and is stored unchanged', () => {
    fc.assert(
      fc.property(
        list,
        list,
        service,
        fc.nat(PRICE_LIMITS.squareMetres),
        (a, b, wanted, metres) => {
          const home = { service: wanted, size: String(metres) };
          expect(priceOf(storedPrices(a), home)).toBe(priceOf(a, home));
          expect(storedPrices(storedPrices(a))).toEqual(storedPrices(a));
          const own = a.services.filter((each) => each.service === wanted);
          const others = b.services.filter((each) => each.service !== wanted);
          expect(priceOf({ ...a, services: [...others, ...own] }, home)).toBe(priceOf(a, home));
        },
      ),
    );
  });

  it('is named among the rows that the partner reads', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...SERVICES), fc.nat(20_000), (prices, wanted, metres) => {
        const price = priceOf(prices, { service: wanted, size: `ca ${metres} kvm` });
        const rows = priceRows(storedPrices(prices), SERVICES);
        expect(rows.map(({ priceOre }) => priceOre)).toContain(price);
      }),
    );
  });
});

describe('an offer', () => {
  const prices: PriceList = {
    baseOre: 50_000,
    services: [
      {
        ...{ service: 'Fullstyling', priceOre: 90_000 },
        sizes: [{ from: 0, to: 60, priceOre: 70_000 }],
      },
    ],
  };
  const offered = (changes: Partial<Lead>, kind: PartnerGroup) => {
    const market = new Market();
    const partnerId = market.join('S', { prices, kind, services: [...SERVICES] });
    const consents = arrivalConsents('form', market.now, [kind]);
    const id = market.receive(sampleLead({ receivedAt: market.now, ...changes }), consents);
    market.settle();
    return { market, id, partnerId, offer: () => market.state(id).assignments[0]! };
  };

  it.each([
    [{ serviceType: 'Fullstyling', propertySize: '60 kvm' }, 70_000],
    [{ serviceType: 'Fullstyling', propertySize: '61 kvm' }, 90_000],
    [{ serviceType: 'Fullstyling', propertySize: 'Stor' }, 90_000],
    [{ serviceType: 'Delstyling', propertySize: '60 kvm' }, 50_000],
  ] as const)('has the price of its service and size: %j', (changes, price) => {
    expect(offered(changes, 'stylist').offer().priceOre).toBe(price);
  });

  it('to an estate agent has the base price', () => {
    const home = { serviceType: 'Fullstyling', propertySize: '60' } as const;
    expect(offered(home, 'estate-agent').offer().priceOre).toBe(50_000);
  });

  it('and its sale keep their price when the list or the home changes', () => {
    const home = { serviceType: 'Fullstyling', propertySize: '60' } as const;
    const { market, id, partnerId, offer } = offered(home, 'stylist');
    market.change(partnerId, { prices: flatPrice(1) });
    market.happen(id, (it) => correctLead(it, { propertySize: '200' }, false));
    expect(offer().priceOre).toBe(70_000);
    market.happen(id, (it) => acceptAssignment(it, offer().id));
    market.change(partnerId, { prices: flatPrice(2) });
    expect(market.state(id).sales).toMatchObject([{ amountOre: 70_000 }]);
  });
});

test.each([
  ['74 kvm', 74],
  ['74', 74],
  ['Ca. 74,5 m2', 74],
  ['1 200 m²', 1200],
  ['3 rom, 74 kvadratmeter', 74],
  ['3-roms 74kvm', 74],
  ['80-90 kvm', null],
  ['80 til 90', null],
  ['80 -90 kvm', null],
  ['80- 90 kvm', null],
  ['74 kvm + 12 kvm bod', null],
  ['3 rom 74', null],
  ['Stor', null],
  ['', null],
])('the size in «%s» is %s', (text, metres) => expect(squareMetresIn(text)).toBe(metres));

test.each([
  [[[61, 60]], /slutte over/],
  [
    [
      [0, 60],
      [60, 90],
    ],
    /overlappe/,
  ],
  [
    [
      [0, null],
      [60, 90],
    ],
    /overlappe/,
  ],
  [
    [
      [120, null],
      [0, 60],
      [61, 119],
    ],
    undefined,
  ],
  [Array.from({ length: 7 }, (_, nth) => [nth, nth]), /Høyst 6/],
])('sizes %j together: %s', (ends, fault) => {
  const given = (ends as [number, number | null][]).map(([from, to]) => ({
    from,
    to,
    priceOre: 1,
  }));
  const found = sizesFault(given);
  if (fault) expect(found?.message).toMatch(fault);
  else expect(found).toBeUndefined();
});

test.each<[ends: [number, number | null][], at: { size: number; field: string }]>([
  [
    [
      [0, 60],
      [90, 61],
    ],
    { size: 1, field: 'to' },
  ],
  [
    [
      [60, null],
      [0, 60],
    ],
    { size: 0, field: 'from' },
  ],
  [
    [
      [0, 60],
      [61, 90],
      [80, null],
    ],
    { size: 2, field: 'from' },
  ],
  [[0, 1, 2, 3, 4, 5, 6].map((from) => [from, from]), { size: 6, field: 'from' }],
])('the fault in sizes %j is at %j, as they were given', (ends, at) => {
  expect(sizesFault(ends.map(([from, to]) => ({ from, to, priceOre: 1 })))).toMatchObject(at);
});

describe('a stored price list', () => {
  const size = (from: number, to: number | null): SizePrice => ({ from, to, priceOre: 1 });
  const own = (...sizes: SizePrice[]) =>
    ({ service: 'Fullstyling', priceOre: null, sizes }) as const;

  it.each([
    ['names a service twice', [own(size(0, 1)), own(size(0, 1))], 'En tjeneste kan ha én pris.'],
    ['has sizes that overlap', [own(size(0, 60), size(60, 90))], 'Størrelsene kan ikke overlappe.'],
  ] as const)('is refused where it %s', (_, services, message) => {
    const fields = [{ field: 'prices', message }];
    const fault = expect.objectContaining({ code: 'invalid-partner', message, fields });
    expect(() => storedPrices({ baseOre: 1, services })).toThrow(fault);
  });

  it('has sizes in order, at most six, and no service without a price', () => {
    const six = [50, 40, 30, 20, 10, 0].map((from) => size(from, from + 9));
    const empty = { service: 'Delstyling', priceOre: null, sizes: [] } as const;
    const stored = storedPrices({ baseOre: 1, services: [empty, own(...six)] });
    expect(stored).toEqual({ baseOre: 1, services: [own(...six.toReversed())] });
  });
});

it('a price list of the API has prices in øre by service and size', () => {
  const sizes = [{ from: 0, to: 60, price_ore: 700 }];
  const services = [{ service: 'Fullstyling', price_ore: 900, sizes } as const];
  expect(fromWirePrices({ base_ore: 500, services })).toEqual({
    baseOre: 500,
    services: [
      {
        ...{ service: 'Fullstyling', priceOre: 900 },
        sizes: [{ from: 0, to: 60, priceOre: 700 }],
      },
    ],
  });
});

describe('the rows of a price list', () => {
  const prices: PriceList = {
    baseOre: 500,
    services: [
      {
        ...{ service: 'Fullstyling', priceOre: 900 },
        sizes: [
          { from: 0, to: 60, priceOre: 700 },
          { from: 61, to: 120, priceOre: 800 },
          { from: 121, to: null, priceOre: 1200 },
        ],
      },
      { service: 'Interiørveiledning', priceOre: 300, sizes: [] },
    ],
  };

  it('name each price that can apply to what the partner offers', () => {
    const rows = priceRows(prices, ['Delstyling', 'Fullstyling', 'Interiørveiledning']);
    const shown = rows.map(({ label, priceOre }) => [label?.replaceAll('\u00a0', ' '), priceOre]);
    expect(new Map(shown as [string, number][])).toEqual(
      new Map([
        ['Fullstyling, inntil 60 m²', 700],
        ['Fullstyling, 61–120 m²', 800],
        ['Fullstyling, 121 m² og større', 1200],
        ['Fullstyling, ellers', 900],
        ['Delstyling', 500],
        ['Interiørveiledning', 300],
      ]),
    );
    expect(rows).toHaveLength(6);
  });

  it('are one without a name where no offered service has its own price', () => {
    expect(priceRows(prices, ['Delstyling'])).toEqual([{ label: null, priceOre: 500 }]);
  });

  it('read a size without a beginning or an end', () => {
    expect(sizeText({ from: 0, to: null })).toBe('0\u00a0m² og større');
    expect(sizeText({ from: 0, to: 0 })).toBe('inntil 0\u00a0m²');
  });
});

test.each([
  ['900', { priceOre: 90_000, sizes: [] }],
  [
    '900 | 0–60: 700 | 121-: 1 200,50',
    {
      priceOre: 90_000,
      sizes: [
        { from: 0, to: 60, priceOre: 70_000 },
        { from: 121, to: null, priceOre: 120_050 },
      ],
    },
  ],
  ['100000', { priceOre: 10_000_000, sizes: [] }],
  ['60-60: 700', { priceOre: null, sizes: [{ from: 60, to: 60, priceOre: 70_000 }] }],
  ['0-60: 700', { priceOre: null, sizes: [{ from: 0, to: 60, priceOre: 70_000 }] }],
])('a cell «%s» is read', (text, expected) => {
  expect(servicePriceIn(text, 'Fullstyling')).toEqual({ service: 'Fullstyling', ...expected });
});

test.each(['x0-60: 700', 'gratis', '900 | 800', '60-0: 700', '0-60', '100000,01', '900 |'])(
  'a cell «%s» is no price',
  (text) => expect(servicePriceIn(text, 'Fullstyling')).toBeUndefined(),
);
