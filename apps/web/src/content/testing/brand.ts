import type { Brand } from '../../shared/config/runtime-config';

export const brand: Brand = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
};
