import type { PricesDto } from '@boligstyling/api-client/admin';
import {
  fromWirePrices,
  kronerText,
  PRICE_LIMITS,
  priceRows,
  type Service,
  SERVICES,
  sizesFault,
  toKroner,
  toOre,
  withoutUnseen,
} from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { kronerIn } from '../shared/format';

/** Square metres; an empty `from` or `to` sets no limit. */
export interface SizeDraft {
  from: string;
  to: string;
  price: string;
}

/** An empty price is the base price. */
export interface ServicePriceDraft {
  service: Service;
  price: string;
  sizes: readonly SizeDraft[];
}

const NO_SIZE: SizeDraft = { from: '', to: '', price: '' };

const typed = (ore: number | null | undefined) =>
  ore === null || ore === undefined ? '' : String(toKroner(ore)).replace('.', ',');
const oreIn = (text: string) => toOre(kronerIn(text) ?? 0);

export const basePriceOf = (prices: PricesDto | undefined) => typed(prices?.base_ore);

export const servicePricesOf = (prices: PricesDto | undefined): ServicePriceDraft[] =>
  SERVICES.map((service) => {
    const own = prices?.services.find((each) => each.service === service);
    const sizes = (own?.sizes ?? []).map(({ from, to, price_ore }) => ({
      ...{ from: String(from), to: to === null ? '' : String(to), price: typed(price_ore) },
    }));
    return { service, price: typed(own?.price_ore), sizes };
  });

export const isPrice = (text: string): boolean => {
  const kroner = kronerIn(text);
  return kroner !== undefined && kroner <= toKroner(PRICE_LIMITS.priceOre);
};

const metresIn = (text: string) => Number(withoutUnseen(text));

const isMetres = (text: string) =>
  /^\d+$/.test(withoutUnseen(text)) && metresIn(text) <= PRICE_LIMITS.squareMetres;

export function nextAfter(last: SizeDraft | undefined): SizeDraft {
  if (!last) return { ...NO_SIZE, from: '0' };
  return { ...NO_SIZE, from: isMetres(last.to) ? String(metresIn(last.to) + 1) : '' };
}

/** Without `size` at the service's own price. */
export interface PriceFault {
  readonly service: Service;
  readonly size?: number;
  readonly field: keyof SizeDraft;
  readonly message: string;
}

export function servicePricesFault(
  drafts: readonly ServicePriceDraft[],
  offered: readonly Service[],
): PriceFault | undefined {
  return drafts
    .filter(({ service }) => offered.includes(service))
    .map(faultIn)
    .find((fault) => fault !== undefined);
}

function faultIn({ service, price, sizes }: ServicePriceDraft): PriceFault | undefined {
  const { wrongPrice, wrongSize } = adminPartners.prices;
  if (price.trim() && !isPrice(price)) return { service, field: 'price', message: wrongPrice };
  for (const [size, { from, to, price: ofSize }] of sizes.entries()) {
    if (!isMetres(from)) return { service, size, field: 'from', message: wrongSize };
    if (to.trim() && !isMetres(to)) return { service, size, field: 'to', message: wrongSize };
    if (!isPrice(ofSize)) return { service, size, field: 'price', message: wrongPrice };
  }
  const fault = sizesFault(
    sizes.map(toSize).map(({ price_ore: _, ...size }) => ({ ...size, priceOre: 0 })),
  );
  return fault && { service, ...fault };
}

const toSize = ({ from, to, price }: SizeDraft) => ({
  ...{ from: metresIn(from), to: to.trim() ? metresIn(to) : null, price_ore: oreIn(price) },
});

export function toPrices(
  base: string,
  drafts: readonly ServicePriceDraft[],
  offered: readonly Service[],
): PricesDto {
  const own = drafts.filter(
    ({ service, price, sizes }) =>
      offered.includes(service) && (price.trim() !== '' || sizes.length > 0),
  );
  return {
    base_ore: oreIn(base),
    services: own.map(({ service, price, sizes }) => ({
      ...{ service, price_ore: price.trim() ? oreIn(price) : null },
      sizes: sizes.map(toSize),
    })),
  };
}

const amount = (ore: number) => (ore === 0 ? adminPartners.free : kronerText(ore));

export function priceSpan(prices: PricesDto, offered: readonly Service[] = SERVICES): string {
  const amounts = priceRows(fromWirePrices(prices), offered).map(({ priceOre }) => priceOre);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? amount(least) : `${amount(least)} – ${amount(most)}`;
}

export const pricesInWords = (prices: PricesDto, offered: readonly Service[]): string =>
  priceRows(fromWirePrices(prices), offered)
    .map(({ label, priceOre }) => (label ? `${label}: ` : '') + amount(priceOre))
    .join('; ');
