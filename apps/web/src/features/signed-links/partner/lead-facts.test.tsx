import type { PartnerLinkOwnerDto } from '@boligstyling/api-client/links';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OwnerContact } from './lead-facts';

const OWNER: PartnerLinkOwnerDto = {
  name: 'Kari Nordmann',
  phone: '40000000',
  email: 'kari+bolig@nordmann.no',
  contact_by_email: false,
  address: 'Nygårdsgaten 5, 5015 Bergen',
  details: [],
};

const ways = (changes: Partial<PartnerLinkOwnerDto> = {}) => {
  render(<OwnerContact owner={{ ...OWNER, ...changes }} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

test('the telephone comes first', () => {
  expect(ways()).toEqual(['tel:+4740000000', 'sms:+4740000000', 'mailto:kari%2Bbolig@nordmann.no']);
});

test('e-mail comes first where the owner prefers it, without a proposal of SMS', () => {
  expect(ways({ contact_by_email: true })).toEqual([
    'mailto:kari%2Bbolig@nordmann.no',
    'tel:+4740000000',
  ]);
});
