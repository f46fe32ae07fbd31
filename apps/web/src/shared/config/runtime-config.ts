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
  /** Also a common noun for the service in running text. */
  productName: string;
  wordmark: string;
  contactEmail: string;
  /** Full legal name; undefined until set in the dashboard. */
  operator?: string;
};

/** Settings sent to the browser. An empty id or address means: not in use. */
export type RuntimeConfig = Brand & {
  /** No MVA is added to partners' prices; undefined if it is. */
  noVat?: true;
  publicApiKey: string;
  addressSearchUrl: string;
  /** Google Ads conversion, `AW-ID/LABEL`. */
  googleAdsSendTo: string;
  ga4Id: string;
  metaPixelId: string;
  /** Source of the figures in the fact box; undefined until set. */
  figuresSource?: string;
  /** Overrides by city name in lower case. */
  cityTexts: Readonly<Record<string, CityText>>;
  /** Replace the illustrations; empty until there are enough. */
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

/** Settings embedded by the server; missing ones get development defaults. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const written = page.getElementById('runtime-config')?.textContent;
  return { ...DEVELOPMENT, ...JSON.parse(written || '{}') };
}

export const RuntimeConfigContext = createContext(DEVELOPMENT);

export const useRuntimeConfig = (): RuntimeConfig => useContext(RuntimeConfigContext);
