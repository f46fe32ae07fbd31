import type { Brand } from '../shared/config/runtime-config';
import { titleOf } from './page-titles';

/** Separate, so that visitors do not load them. */
const names = {
  partnerHome: 'Siden din',
  partnerLogin: 'Logg inn som partner',
  partnerAnswer: 'Svar på henvendelsen',
  partnerQuote: 'Tilbudet ditt',
  ownerPage: 'Henvendelsen din',
} as const;

/** «Henvendelsen din – Boligstyling». */
export const linkPageTitle = (brand: Brand, page: keyof typeof names): string =>
  titleOf(brand, names[page]);
