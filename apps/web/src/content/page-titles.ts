import type { Brand } from '../shared/config/runtime-config';

/** The titles of the public pages, as they stand before the wordmark in `document.title`. */
const names = {
  about: 'Om oss',
  articles: 'Artikler',
  contact: 'Kontakt',
  faq: 'Ofte stilte spørsmål',
  terms: 'Brukervilkår',
  privacy: 'Personvern',
  cookies: 'Retningslinjer for informasjonskapsler',
  thankYou: 'Takk for din henvendelse',
  notFound: 'Page not found',
  unexpectedError: 'Unexpected Application Error!',
} as const;

/** «Kontakt – Boligstyling». */
export const pageTitle = ({ wordmark }: Brand, page: keyof typeof names): string =>
  `${names[page]} – ${wordmark}`;

export const homeTitle = ({ wordmark }: Brand): string =>
  `${wordmark} – tilbud fra inntil tre stylister`;

/** «Stylister i Bergen – Boligstyling». */
export const cityTitle = ({ wordmark }: Brand, city: string): string =>
  `Stylister i ${city} – ${wordmark}`;

/** «Hva er boligstyling? – Boligstyling», for an article that was chosen. */
export const articleTitle = ({ wordmark }: Brand, article: string): string =>
  `${article} – ${wordmark}`;
