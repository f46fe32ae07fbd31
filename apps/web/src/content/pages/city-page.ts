import type { Brand } from '../../shared/config/runtime-config';

export const cityHeading = ({ productName }: Brand, city: string): string =>
  `Få tilbud på ${productName} fra flere stylister i ${city}`;

export const cityPage = {
  subtext:
    'Sammenlign tilbud fra inntil tre eksperter på pris, stil og ledig tid. Det er gratis og uforpliktende.',
  button: 'Få tilbud nå',
  otherCities: 'Selger du et annet sted?',
} as const;
