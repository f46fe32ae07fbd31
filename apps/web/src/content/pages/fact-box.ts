import { PRICE_RISE, TIME_CUT } from './facts';

export const factBox = {
  title: 'Visste du at',
  leadIn: 'profesjonell styling kan gi',
  figures: [
    { figure: PRICE_RISE, text: 'høyere salgspris' },
    { figure: `Inntil ${TIME_CUT}`, text: 'kortere tid på markedet' },
  ],
  source: (source: string): string => `Kilde: ${source}`,
} as const;
