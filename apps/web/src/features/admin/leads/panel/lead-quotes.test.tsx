import type { LeadDetailDto, LeadQuoteDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { LeadQuotes } from './lead-quotes';

const version = (of: number, price_from: number, has_vat: boolean) => ({
  ...{ version: of, sent_at: `2026-11-2${of}T10:00:00Z` },
  terms: { price_from, price_to: null, has_vat, valid_until: '2026-12-10' },
  attachments: [{ id: 'p', file_name: `Plan ${of}.pdf`, kind: 'pdf', bytes: 9 }],
});
const QUOTE = {
  ...{ id: '1', assignment_id: 'a', partner_name: 'Anna Solheim', state: 'sent' },
  ...{ chosen_at: null, closed_at: null, reason: null },
  versions: [version(1, 26_900, true), version(2, 24_900, false)],
} as unknown as LeadQuoteDto;

const show = (...quotes: LeadQuoteDto[]) =>
  render(<LeadQuotes lead={{ quotes } as unknown as LeadDetailDto} />);
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ');

test('a quote is shown as it was sent last, with the earlier versions below', () => {
  show(QUOTE);
  expect(plain(screen.getByText(/^24/).parentElement!)).toBe('24 900 kr, ingen mva.');
  screen.getByText('Venter på kunden');
  screen.getByText('Vedlegg: Plan 2.pdf');
  screen.getByText('Sendt 22.11.2026 kl. 11:00 · gjelder til 10.12.2026');
  const earlier = screen.getByText('Forrige utgave').closest('details')!;
  expect(within(earlier).getAllByRole('listitem', { hidden: true }).map(plain)).toEqual([
    '26 900 kr med mva.Utgave 1, 21.11.2026 kl. 11:00Vedlegg: Plan 1.pdf',
  ]);
});

test('a choice shows when it was made, and an overruled one why', () => {
  show(
    { ...QUOTE, state: 'chosen', chosen_at: '2026-11-23T10:00:00Z' },
    { ...QUOTE, id: '2', state: 'declined', reason: 'Kunden ringte.' },
  );
  screen.getByText('Valgt 23.11.2026 kl. 11:00');
  screen.getByText('Opphevet: Kunden ringte.');
});

test('a lead without a sent quote has no section about them', () => {
  const { container } = show({ ...QUOTE, state: 'draft', versions: [] });
  expect(container.textContent).toBe('');
});
