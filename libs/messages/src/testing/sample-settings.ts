import type { MailSettings } from '../mail-settings.js';

/** Settings as an operator might choose them. */
export const SAMPLE_SETTINGS: MailSettings = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
  adminEmail: 'admin@boligstyling.example',
  mailFrom: 'post@boligstyling.example',
  publicUrl: 'https://www.boligstyling.example/',
  links: { sign: ({ audience, id }) => `${audience}.${id}`, read: () => undefined },
};
