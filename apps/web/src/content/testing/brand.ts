import type { Brand } from '../../shared/config/runtime-config';

/** The default brand, for tests. */
export const brand: Brand = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
};
