import type { Clock } from '@boligstyling/application';
import type { MailSettings } from '../mail-settings.js';

export const SAMPLE_SETTINGS: MailSettings = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
  adminEmail: 'admin@boligstyling.example',
  mailFrom: 'post@boligstyling.example',
  publicUrl: 'https://www.boligstyling.example/',
  matching: 'automatic',
  links: {
    sign: ({ audience, id }) => `${audience}.${id}`,
    signEach: () => [],
    read: () => undefined,
  },
};

/** Before the samples' deadlines for answers and undos. */
export const SAMPLE_CLOCK: Clock = { now: () => new Date('2026-11-20T12:05:00.000Z') };
