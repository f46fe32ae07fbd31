import type { HeardConsentDto, LeadDetailDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Role } from '@boligstyling/domain';
import { consentWords } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
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

const panel = (consents: readonly HeardConsentDto[], role: Role = 'eier') =>
  openAdmin(
    <LeadConsents lead={{ id: 'lead', consents } as unknown as LeadDetailDto} />,
    {},
    '/admin',
    'administrator',
    role,
  );

test.each([
  ['with the text shown then', yes, ['«Én eiendomsmegler får navn.»']],
  ['without a text where none was stored', { ...yes, text_version: '', text: null }, []],
])('an owner’s consent is shown %s', (_, consent, texts) => {
  panel([consent]);
  screen.getByText(/^Ja til/);
  expect(screen.queryAllByText(/^«/).map(({ textContent }) => textContent)).toEqual(texts);
});

test('a consent by telephone shows who heard it', () => {
  const heard = { ...yes, place: 'telephone', heard_by: 'Kari' } as const;
  panel([heard]);
  screen.getByText(/på telefon, hørt av Kari/);
});

test('a consent is withdrawn for a customer who telephones, after a question', async () => {
  const { waiting } = panel([{ ...yes, subject: 'stylist' }, yes]);
  fireEvent.click(screen.getByText(consentWords.withdraw['estate-agent']));
  screen.getByText(consentWords.question['estate-agent']);
  await act(async () => fireEvent.click(screen.getByText(consentWords.withdrawNow)));
  expect(waiting.map(({ path }) => path)).toEqual(['leads/lead/consents/estate-agent']);
  await act(async () => waiting[0]!.answer({}));
  await screen.findByText(consentWords.withdraw['estate-agent']);
  expect(screen.queryByText(consentWords.question['estate-agent'])).toBeNull();
});

test('only a granted consent can be withdrawn, and only by users who work with leads', () => {
  const { unmount } = panel([yes, { ...yes, granted: false }]);
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  unmount();
  panel([yes], 'innsyn');
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
