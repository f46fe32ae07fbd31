import type { HeardConsentDto, LeadDetailDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LeadConsents } from './lead-panel';

const yes: HeardConsentDto = {
  subject: 'estate-agent',
  granted: true,
  at: '2026-11-20T12:00:00.000Z',
  text_version: '2026-11',
  text: 'Én eiendomsmegler får navn.',
  place: 'form',
  heard_by: null,
};

test.each([
  ['with the text shown then', yes, ['«Én eiendomsmegler får navn.»']],
  ['without a text where none was stored', { ...yes, text_version: '', text: null }, []],
])('an owner’s consent is shown %s', (_, consent, texts) => {
  render(<LeadConsents lead={{ consents: [consent] } as unknown as LeadDetailDto} />);
  screen.getByText(/^Ja til/);
  expect(screen.queryAllByText(/^«/).map(({ textContent }) => textContent)).toEqual(texts);
});

test('a consent by telephone shows who heard it', () => {
  const heard = { ...yes, place: 'telephone', heard_by: 'Kari' };
  render(<LeadConsents lead={{ consents: [heard] } as unknown as LeadDetailDto} />);
  screen.getByText(/på telefon, hørt av Kari/);
});
