import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PartnerHeading } from './partner-heading';

const WITHDRAWN = {
  ...{ state: 'withdrawn', title: 'Fullstyling i Bergen', partner_name: 'Stine Stylist' },
  owed: false,
} as PartnerLinkDto;

const told = (changes: Partial<PartnerLinkDto> = {}) => {
  const { container } = render(<PartnerHeading view={{ ...WITHDRAWN, ...changes }} />);
  return container.textContent;
};

test('what is withdrawn costs nothing', () => {
  expect(told()).toContain('Du betaler ingenting');
  expect(screen.getByRole('heading').textContent).toBe('Oppdraget er trukket tilbake');
});

test('what the partner had begun costs what was agreed', () => {
  expect(told({ owed: true })).toContain('så du betaler som avtalt');
});

test('whom it shows no more, it leads to the page that does', () => {
  told({ state: 'accepted' });
  const way = screen.getByRole('link', { name: 'Du finner dem fortsatt på siden din' });
  expect(way.getAttribute('href')).toBe('/partner');
});
