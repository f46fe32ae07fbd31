import type { Brand } from '../shared/config/runtime-config';

const names = {
  about: 'Om oss',
  articles: 'Artikler',
  contact: 'Kontakt',
  faq: 'Ofte stilte spørsmål',
  terms: 'Brukervilkår',
  partnerTerms: 'Vilkår for partnere',
  privacy: 'Personvern',
  cookies: 'Retningslinjer for informasjonskapsler',
  thankYou: 'Takk for din henvendelse',
  notFound: 'Page not found',
  unexpectedError: 'Unexpected Application Error!',
} as const;

export const titleOf = ({ wordmark }: Brand, name: string): string => `${name} – ${wordmark}`;

export const pageTitle = (brand: Brand, page: keyof typeof names): string =>
  titleOf(brand, names[page]);

export const homeTitle = ({ wordmark }: Brand): string =>
  `${wordmark} – tilbud fra inntil tre stylister`;

export const cityTitle = (brand: Brand, city: string): string =>
  titleOf(brand, `Stylister i ${city}`);
