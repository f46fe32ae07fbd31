import { createContext, useContext } from 'react';

/** What a city's page says about selling there, below the form. */
export type CityText = {
  title: string;
  paragraphs: readonly [string, string, string];
  /** The button that scrolls to the form. */
  button: string;
};

/** A review as anyone may read it. */
export type ShownReview = Readonly<
  Record<'name' | 'place' | 'service' | 'text', string> & { stars: number }
>;

/** What the operator configures and the visitor sees. */
export type Brand = {
  /** Used in running text, also as the common noun for the service. */
  productName: string;
  wordmark: string;
  contactEmail: string;
  /** Who runs the site, in full; left out until that is told in the dashboard. */
  operator?: string;
};

/** The operator's settings that the browser needs. An empty id or address means: not in use. */
export type RuntimeConfig = Brand & {
  /** Partners are asked for no MVA beside the price; left out where they are. */
  noVat?: true;
  publicApiKey: string;
  addressSearchUrl: string;
  /** Google Ads conversion, `AW-ID/LABEL`. */
  googleAdsSendTo: string;
  ga4Id: string;
  metaPixelId: string;
  /** Where the figures come from that the fact box tells; left out until that is set. */
  figuresSource?: string;
  /** The brand's own texts of cities, by the name in small letters. */
  cityTexts: Readonly<Record<string, CityText>>;
  /** In place of the illustrations; empty until there are enough. */
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

/** Reads the settings the server wrote into the page; whatever is not there gets its development default. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const written = page.getElementById('runtime-config')?.textContent;
  return { ...DEVELOPMENT, ...JSON.parse(written || '{}') };
}

export const RuntimeConfigContext = createContext(DEVELOPMENT);

export const useRuntimeConfig = (): RuntimeConfig => useContext(RuntimeConfigContext);
