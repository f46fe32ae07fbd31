import { DomainError } from '../core/domain-error.js';
import { oreIn } from '../core/money.js';
import { withoutUnseen } from '../core/text.js';
import { type Service, SERVICES } from '../leads/lead-answers.js';

/** Both ends included, in whole m². */
export interface SizePrice {
  readonly from: number;
  /** Null: no end. */
  readonly to: number | null;
  readonly priceOre: number;
}

export interface ServicePrice {
  readonly service: Service;
  /** Applies without a size; null: the base price. */
  readonly priceOre: number | null;
  readonly sizes: readonly SizePrice[];
}

/** In whole øre, without MVA. */
export interface PriceList {
  readonly baseOre: number;
  readonly services: readonly ServicePrice[];
}

interface WireSize extends Omit<SizePrice, 'priceOre'> {
  readonly price_ore: number;
}

export interface WirePrices {
  readonly base_ore: number;
  readonly services: readonly {
    readonly service: Service;
    readonly price_ore: number | null;
    readonly sizes: readonly WireSize[];
  }[];
}

export function fromWirePrices({ base_ore, services }: WirePrices): PriceList {
  return {
    baseOre: base_ore,
    services: services.map(({ service, price_ore, sizes }) => ({
      ...{ service, priceOre: price_ore },
      sizes: sizes.map(({ from, to, price_ore }) => ({ from, to, priceOre: price_ore })),
    })),
  };
}

export const PRICE_LIMITS = {
  priceOre: 10_000_000,
  squareMetres: 10_000,
  /** Per service. */
  sizes: 6,
} as const;

export const flatPrice = (baseOre: number): PriceList => ({ baseOre, services: [] });

/** Of the size within the service, of the service, or the base. */
export function priceOf(
  { baseOre, services }: PriceList,
  wanted: { readonly service: string | null; readonly size: string },
): number {
  const own = services.find(({ service }) => service === wanted.service);
  if (!own) return baseOre;
  const metres = squareMetresIn(wanted.size);
  const ofSize = own.sizes.find(
    ({ from, to }) => metres !== null && from <= metres && metres <= (to ?? Infinity),
  );
  return ofSize?.priceOre ?? own.priceOre ?? baseOre;
}

/** Whole m², with a space or full stop in thousands; decimals are left out. */
const NUMBER = String.raw`(\d{1,3}(?:[\s.]\d{3}){1,2}|\d{1,6})(?:,\d{1,2})?`;
const RANGE = /\d\s*(?:[-–—]|til)\s*\d/i;
const ANY = new RegExp(NUMBER, 'g');
const WITH_UNIT = new RegExp(String.raw`${NUMBER}\s?(?:m2|m²|kvm|kvadrat)`, 'gi');

/**
 * Null for none or several, such as «80–90». A number with a unit goes before others: «3 rom, 74
 * kvm» is 74.
 */
export function squareMetresIn(text: string): number | null {
  const named = [...text.matchAll(WITH_UNIT)];
  const found = named.length > 0 && !RANGE.test(text) ? named : [...text.matchAll(ANY)];
  return found.length === 1 ? Number(found[0]![1]!.replaceAll(/\D/g, '')) : null;
}

/**
 * Without services that have no separate price.
 *
 * @throws `invalid-partner` for a service named twice or sizes that overlap
 */
export function storedPrices({ baseOre, services }: PriceList): PriceList {
  const named = services.map(({ service }) => service);
  if (new Set(named).size < named.length) throw faulty('En tjeneste kan ha én pris.');
  return {
    baseOre,
    services: SERVICES.flatMap((service) => {
      const own = services.find((each) => each.service === service);
      if (!own || (own.priceOre === null && own.sizes.length === 0)) return [];
      return { ...own, sizes: storedSizes(own.sizes) };
    }),
  };
}

function storedSizes(given: readonly SizePrice[]): SizePrice[] {
  const fault = sizesFault(given);
  if (fault) throw faulty(fault.message);
  return given.toSorted((a, b) => a.from - b.from);
}

export interface SizesFault {
  /** Index of the faulty size. */
  readonly size: number;
  readonly field: 'from' | 'to';
  readonly message: string;
}

export function sizesFault(given: readonly SizePrice[]): SizesFault | undefined {
  const message = `Høyst ${PRICE_LIMITS.sizes} størrelser.`;
  if (given.length > PRICE_LIMITS.sizes) {
    return { size: PRICE_LIMITS.sizes, field: 'from', message };
  }
  const sizes = given
    .map((price, size) => ({ ...price, size }))
    .toSorted((a, b) => a.from - b.from);
  const reversed = sizes.find(({ from, to }) => to !== null && to < from);
  if (reversed) {
    const { size } = reversed;
    return { size, field: 'to', message: 'En størrelse må slutte over der den begynner.' };
  }
  const overlapping = sizes.find(({ from }, nth) => {
    const before = sizes[nth - 1];
    return before !== undefined && (before.to === null || from <= before.to);
  });
  if (!overlapping) return undefined;
  return { size: overlapping.size, field: 'from', message: 'Størrelsene kan ikke overlappe.' };
}

function faulty(message: string): DomainError {
  return new DomainError('invalid-partner', message, [{ field: 'prices', message }]);
}

export interface PriceRow {
  /** Null: the only price. */
  readonly label: string | null;
  readonly priceOre: number;
}

/**
 * One row for each price that can apply.
 *
 * @param offered services that the partner offers; empty for estate agents
 */
export function priceRows(
  { baseOre, services }: PriceList,
  offered: readonly Service[],
): PriceRow[] {
  const own = services.filter(({ service }) => offered.includes(service));
  if (own.length === 0) return [{ label: null, priceOre: baseOre }];
  return SERVICES.filter((service) => offered.includes(service)).flatMap((service) => {
    const { priceOre = null, sizes = [] } = own.find((each) => each.service === service) ?? {};
    const rest = sizes.length > 0 ? `${service}, ellers` : service;
    return [
      ...sizes.map((size) => ({ label: `${service}, ${sizeText(size)}`, priceOre: size.priceOre })),
      { label: rest, priceOre: priceOre ?? baseOre },
    ];
  });
}

/** «61–120 m²», «over 120 m²», «inntil 60 m²». */
export function sizeText({ from, to }: Pick<SizePrice, 'from' | 'to'>): string {
  if (to === null) return `${from}\u00a0m² og større`;
  return from === 0 ? `inntil ${to}\u00a0m²` : `${from}–${to}\u00a0m²`;
}

const SIZE_PRICE = /^(\d{1,5})-(\d{1,5})?:(.+)/;

/**
 * A cell of a file: «900», or «900 | 0-60: 700 | 121-: 1200».
 *
 * @returns undefined if unreadable
 */
export function servicePriceIn(text: string, service: Service): ServicePrice | undefined {
  let ownOre: number | null = null;
  const sizes: SizePrice[] = [];
  for (const part of text.split(/[|;\n]/)) {
    const words = withoutUnseen(part).replaceAll('–', '-');
    const [, from, to, ofSize] = SIZE_PRICE.exec(words) ?? [];
    const priceOre = oreIn(ofSize ?? words);
    if (priceOre === undefined || priceOre > PRICE_LIMITS.priceOre) return undefined;
    if (from) sizes.push({ from: Number(from), to: to ? Number(to) : null, priceOre });
    else if (ownOre === null) ownOre = priceOre;
    else return undefined;
  }
  return sizesFault(sizes) ? undefined : { service, priceOre: ownOre, sizes };
}
