import type { Quote } from '../quotes/quote.js';
import type { QuoteAttachment } from '../quotes/quote-attachment.js';
import type { QuoteTerms } from '../quotes/quote-terms.js';

export function sampleTerms(changes: Partial<QuoteTerms> = {}): QuoteTerms {
  return {
    priceFrom: 24_900,
    priceTo: null,
    priceDependsOn: null,
    hasVat: true,
    includes: ['inspection', 'furniture', 'transport'],
    includesOther: null,
    rentalWeeks: 6,
    extraWeekPrice: 1_500,
    earliestStart: '2026-12-07',
    validUntil: '2026-12-13',
    message: 'Jeg kommer gjerne innom.',
    ...changes,
  };
}

/** A quote sent once. */
export function sampleQuote(changes: Partial<Quote> = {}): Quote {
  const sentAt = new Date('2026-11-29T10:00:00.000Z');
  return {
    id: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e60',
    leadId: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e61',
    assignmentId: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e62',
    partnerId: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e63',
    state: 'sent',
    draft: null,
    versions: [
      { version: 1, sentAt, service: 'Fullstyling', terms: sampleTerms(), idempotencyKey: null },
    ],
    attachments: [],
    chosenAt: null,
    closedAt: null,
    reason: null,
    remindedAt: null,
    ...changes,
  };
}

/** A PDF of no version so far. */
export function sampleAttachment(changes: Partial<QuoteAttachment> = {}): QuoteAttachment {
  return {
    id: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e64',
    fileId: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e65',
    kind: 'pdf',
    name: 'Planløsning.pdf',
    width: null,
    height: null,
    bytes: 48_000,
    addedAt: new Date('2026-11-29T09:00:00.000Z'),
    firstVersion: null,
    lastVersion: null,
    ...changes,
  };
}
