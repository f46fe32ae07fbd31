import type { Clock } from '@boligstyling/application';
import type { MailSettings } from '../mail-settings.js';

/** Settings as an operator might choose them. */
export const SAMPLE_SETTINGS: MailSettings = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
  adminEmail: 'admin@boligstyling.example',
  mailFrom: 'post@boligstyling.example',
  publicUrl: 'https://www.boligstyling.example/',
  links: {
    sign: ({ audience, id }) => `${audience}.${id}`,
    signEach: () => [],
    read: () => undefined,
  },
};

/** While the questions of the samples can be answered, and their yeses undone. */
export const SAMPLE_CLOCK: Clock = { now: () => new Date('2026-11-20T12:05:00.000Z') };
