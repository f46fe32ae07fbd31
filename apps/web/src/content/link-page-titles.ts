import type { Brand } from '../shared/config/runtime-config';
import { titleOf } from './page-titles';

/** Visitors do not load these. */
const names = {
  partnerHome: 'Siden din',
  partnerLogin: 'Logg inn som partner',
  partnerAccept: 'Godta vilkårene',
  partnerAnswer: 'Svar på henvendelsen',
  partnerQuote: 'Tilbudet ditt',
  ownerPage: 'Henvendelsen din',
} as const;

export const linkPageTitle = (brand: Brand, page: keyof typeof names): string =>
  titleOf(brand, names[page]);
