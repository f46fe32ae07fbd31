import { kronerText } from './money.js';

/** What MVA is asked for at one rate. */
export interface VatSum {
  /** In hundredths of a percent; null: the seller is outside Merverdiavgiftsregisteret. */
  readonly rate: number | null;
  /** What it is asked of, in whole øre. */
  readonly netOre: number;
  /** In whole øre. */
  readonly vatOre: number;
}

/** A price before MVA, with its rate. */
export interface Taxed {
  readonly amountOre: number;
  readonly vatRate: number | null;
}

const WHOLE = 10_000;

/** A price as a partner is told of it: «600 kr + mva.», and «600 kr» where no MVA is asked for. */
export function priceText(ore: number, asksForVat: boolean): string {
  return `${kronerText(ore)}${asksForVat ? ' + mva.' : ''}`;
}

/** MVA of a sum in whole øre, half an øre upwards. */
function vatOf(netOre: number, rate: number | null): number {
  return Math.round((netOre * (rate ?? 0)) / WHOLE);
}

/** The sums of each rate, the highest first: MVA is rounded once for each, never for each line. */
export function vatSums(lines: readonly Taxed[]): VatSum[] {
  const byRate = Map.groupBy(lines, ({ vatRate }) => vatRate);
  return [...byRate]
    .map(([rate, ofRate]) => {
      const netOre = ofRate.reduce((sum, { amountOre }) => sum + amountOre, 0);
      return { rate, netOre, vatOre: vatOf(netOre, rate) };
    })
    .sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
}

/**
 * The sums of some of the lines of an invoice, when others of it have been taken away before: what
 * the MVA of the rest falls by. So those of all its credit notes add up to its own, to the øre.
 */
export function vatTakenAway(
  lines: readonly Taxed[],
  invoice: readonly Taxed[],
  before: readonly Taxed[],
): VatSum[] {
  const netOf = (of: readonly Taxed[], rate: number | null) =>
    of.reduce((sum, each) => sum + (each.vatRate === rate ? each.amountOre : 0), 0);
  return vatSums(lines).map(({ rate, netOre }) => {
    const left = netOf(invoice, rate) - netOf(before, rate);
    return { rate, netOre, vatOre: vatOf(left, rate) - vatOf(left - netOre, rate) };
  });
}
