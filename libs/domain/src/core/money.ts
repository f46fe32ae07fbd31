import { withoutUnseen } from './text.js';

const ORE_PER_KRONE = 100;

export function toKroner(ore: number): number {
  return ore / ORE_PER_KRONE;
}

export function amountText(ore: number): string {
  const minimumFractionDigits = ore % ORE_PER_KRONE === 0 ? 0 : 2;
  return toKroner(ore).toLocaleString('nb', { minimumFractionDigits });
}

/** «1 500 kr», with non-breaking spaces. */
export function kronerText(ore: number): string {
  return `${amountText(ore)}\u00a0kr`;
}

const WITH_ORE = new Intl.NumberFormat('nb', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** «3 000,00» */
export function oreText(ore: number): string {
  return WITH_ORE.format(toKroner(ore));
}

const GROUPED = /(\d{1,3}(?:\u00a0\d{3})+(?:,\d\d)?(?:\u00a0kr)?)/;

/**
 * Every second part is a sum for one line, with plain spaces: eSpeak NG groups digits by no
 * other spaces.
 */
export function splitAtSums(text: string): string[] {
  return text
    .split(GROUPED)
    .map((part, index) => (index % 2 === 0 ? part : part.replaceAll('\u00a0', ' ')));
}

export function toOre(kroner: number): number {
  return Math.round(kroner * ORE_PER_KRONE);
}

/** Makes «24.900,–» 24900. */
export function plainNumber(text: string): string {
  return withoutUnseen(text)
    .replaceAll(/kr\.?|,[-–]/gi, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/g, '');
}

/** Not «1.500», which has two meanings. */
const WRITTEN = /^\d{1,12}(?:[.,](?!\d{3}$)\d+)?$/;

/** «1 250,50» in øre; undefined if no amount. */
export function oreIn(written: string): number | undefined {
  const text = withoutUnseen(written);
  return WRITTEN.test(text) ? toOre(Number(text.replace(',', '.'))) : undefined;
}

export interface VatSum {
  /** In hundredths of a percent; null: outside Merverdiavgiftsregisteret. */
  readonly rate: number | null;
  readonly netOre: number;
  readonly vatOre: number;
}

export interface Taxed {
  readonly amountOre: number;
  readonly vatRate: number | null;
}

const WHOLE = 10_000;

/** «600 kr + mva.», and «600 kr» without MVA. */
export function priceText(ore: number, asksForVat: boolean): string {
  return `${kronerText(ore)}${asksForVat ? ' + mva.' : ''}`;
}

/** Half an øre rounds up. */
function vatOf(netOre: number, rate: number | null): number {
  return Math.round((netOre * (rate ?? 0)) / WHOLE);
}

/** Highest rate first. MVA is rounded once per rate, never per line. */
export function vatSums(lines: readonly Taxed[]): VatSum[] {
  const byRate = Map.groupBy(lines, ({ vatRate }) => vatRate);
  return [...byRate]
    .map(([rate, ofRate]) => {
      const netOre = ofRate.reduce((sum, { amountOre }) => sum + amountOre, 0);
      return { rate, netOre, vatOre: vatOf(netOre, rate) };
    })
    .sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
}

/** The decrease in the rest's MVA, so that all credit notes add up to the invoice, to the øre. */
export function creditedVat(
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
