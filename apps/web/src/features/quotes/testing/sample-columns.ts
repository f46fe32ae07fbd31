import type { OwnerQuoteDto, OwnerQuotesDto, QuoteColumnDto } from '@boligstyling/api-client/links';

type Terms = OwnerQuoteDto['terms'];

export const quoteOf = (
  id: string,
  terms: Partial<Terms> = {},
  changes: Partial<OwnerQuoteDto> = {},
): OwnerQuoteDto => ({
  ...{ id, version: 1, state: 'sent', sent_at: '2026-11-25T10:00:00Z', revised_at: null },
  ...{ vat_from: 4_980, vat_to: null, changes: [], attachments: [], for_earlier_service: false },
  terms: {
    ...{ price_from: 24_900, price_to: null, price_depends_on: null, has_vat: true },
    ...{ includes: ['inspection', 'furniture', 'transport'], includes_other: null },
    ...{ rental_weeks: 6, extra_week_price: 1_900 },
    ...{ earliest_start: '2026-12-07', valid_until: '2026-12-10', message: 'Jeg kommer gjerne.' },
    ...terms,
  },
  ...changes,
});

export const columnOf = (
  name: string,
  quote?: OwnerQuoteDto,
  partner: Partial<QuoteColumnDto['partner']> = {},
): QuoteColumnDto => ({
  assignment_id: name,
  service: 'Delstyling',
  partner: {
    ...{ name, company: `${name} AS`, presentation: '', logo: null, website: null },
    ...{ phone: '90123456', email: 'anna@example.no', rating: null, review_count: 0 },
    ...partner,
  },
  ...(quote ? { quote } : { missing: { reminded_at: null } }),
});

export const quotesOf = (
  columns: QuoteColumnDto[],
  changes: Partial<OwnerQuotesDto> = {},
): OwnerQuotesDto => ({
  ...{ service: 'Delstyling', place: 'Bergen', columns },
  marks: { lowest_price: null, earliest_start: null },
  ...{ can_choose: true, can_decline_all: true },
  ...changes,
});

export const ANNA = columnOf('Anna Solheim', quoteOf('anna'));
export const BO = columnOf(
  'Bo Lie',
  quoteOf('bo', { price_from: 27_000, price_to: 31_000 }, { vat_from: 5_400, vat_to: 6_200 }),
);
export const KAJA = columnOf('Kaja Nes');
