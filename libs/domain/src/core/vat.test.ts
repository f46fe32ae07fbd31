import { expect, it } from '@jest/globals';
import { priceText, vatSums, creditedVat } from './money.js';

const at = (vatRate: number | null, amountOre: number) => ({ vatRate, amountOre });

it('rates are sorted from the highest, and untaxed sums come last', () => {
  const lines = [at(null, 7), at(1500, 100), at(2500, 10), at(0, 5), at(2500, 20)];
  const sums = [
    { rate: 2500, netOre: 30, vatOre: 8 },
    { rate: 1500, netOre: 100, vatOre: 15 },
    { rate: 0, netOre: 5, vatOre: 0 },
    { rate: null, netOre: 7, vatOre: 0 },
  ];
  expect(vatSums(lines)).toEqual(sums);
  expect(vatSums(lines.toReversed())).toEqual(sums);
});

it('a reversal is calculated on its own rate alone', () => {
  const invoice = [at(2500, 10), at(2500, 10), at(1500, 1005)];
  const away = (before: ReturnType<typeof at>[]) => creditedVat([at(2500, 10)], invoice, before);
  expect(away([])).toEqual([{ rate: 2500, netOre: 10, vatOre: 2 }]);
  expect(away([at(1500, 503)])).toEqual([{ rate: 2500, netOre: 10, vatOre: 2 }]);
  expect(away([at(2500, 10)])).toEqual([{ rate: 2500, netOre: 10, vatOre: 3 }]);
  expect(away([at(2500, 5)])).toEqual([{ rate: 2500, netOre: 10, vatOre: 3 }]);
});

it('a price mentions MVA when it is charged', () => {
  const reported = (asksForVat: boolean) => priceText(60_000, asksForVat).replaceAll('\u00a0', ' ');
  expect([reported(true), reported(false)]).toEqual(['600 kr + mva.', '600 kr']);
});
