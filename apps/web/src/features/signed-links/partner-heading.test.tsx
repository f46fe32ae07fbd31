import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PartnerHeading } from './partner-heading';

afterEach(cleanup);

const WITHDRAWN = {
  ...{ state: 'withdrawn', title: 'Fullstyling i Bergen', partner_name: 'Stine Stylist' },
  ...{ price_ore: 50_000, report: null },
} as PartnerLinkDto;

const told = (changes: Partial<PartnerLinkDto> = {}) => {
  const { container } = render(<PartnerHeading view={{ ...WITHDRAWN, ...changes }} />);
  return container.textContent;
};

test('what is withdrawn costs nothing', () => {
  expect(told()).toContain('du betaler ingenting');
  expect(screen.getByRole('heading').textContent).toBe('Oppdraget er trukket tilbake');
});

test('what the partner had begun costs what was agreed', () => {
  expect(told({ report: 'contacted' })).toContain('så du betaler som avtalt');
  expect(told({ report: 'contacted', price_ore: 0 })).toContain('du betaler ingenting');
});

test('what the partner was let off costs nothing', () => {
  const dispute = { decision: 'credited' } as PartnerLinkDto['dispute'];
  expect(told({ report: 'lost', dispute })).toContain('du betaler ingenting');
});
