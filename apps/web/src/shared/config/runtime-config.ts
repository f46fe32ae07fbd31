import { createContext, useContext } from 'react';

export type CityText = {
  title: string;
  paragraphs: readonly [string, string, string];
  button: string;
};

export type ShownReview = Readonly<
  Record<'name' | 'place' | 'service' | 'text', string> & { stars: number }
>;

export type Brand = {
  /** A common noun in running text. */
  productName: string;
  wordmark: string;
  contactEmail: string;
  /** The legal name, once set in the dashboard. */
  operator?: string;
};

/** An empty id or address: not in use. */
export type RuntimeConfig = Brand & {
  /** Undefined if MVA is added. */
  noVat?: true;
  publicApiKey: string;
  addressSearchUrl: string;
  /** `AW-ID/LABEL`. */
  googleAdsSendTo: string;
  ga4Id: string;
  metaPixelId: string;
  figuresSource?: string;
  /** By city name in lower case. */
  cityTexts: Readonly<Record<string, CityText>>;
  /** Empty until there are enough. */
  reviews: readonly ShownReview[];
};

const DEVELOPMENT: RuntimeConfig = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
  publicApiKey: 'boligstyling-development-key',
  addressSearchUrl: 'https://ws.geonorge.no/adresser/v1/sok',
  googleAdsSendTo: '',
  ga4Id: '',
  metaPixelId: '',
  cityTexts: {},
  reviews: [],
};

/** Missing settings get development defaults. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const written = page.getElementById('runtime-config')?.textContent;
  return { ...DEVELOPMENT, ...JSON.parse(written || '{}') };
}

export const RuntimeConfigContext = createContext(DEVELOPMENT);

export const useRuntimeConfig = (): RuntimeConfig => useContext(RuntimeConfigContext);
