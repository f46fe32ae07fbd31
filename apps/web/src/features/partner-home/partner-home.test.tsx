import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { TermsCard } from './partner-home';

connectLinks();

const shown = (terms_version: string | null, terms_accepted_at: string | null) => {
  const page = { terms_version, terms_accepted_at } as PartnerPageDto;
  const { container } = render(
    <Provider store={pageStore()}>
      <TermsCard page={page} />
    </Provider>,
  );
  return container.textContent;
};

test('a partner without terms reads that nothing comes, and accepts them by a press', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
  expect(shown(null, null)).toContain('Du får ingen henvendelser før du har godtatt vilkårene.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/partnervilkar');
  fireEvent.click(screen.getByRole('button', { name: 'Jeg godtar vilkårene' }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const asked = fetched.mock.calls[0]?.[0] as Request;
  expect(asked.url).toMatch(/\/api\/partner\/terms$/);
  expect(await asked.json()).toEqual({ terms_version: PARTNER_TERMS_VERSION });
});

test('a new version is asked for beside the accepted one', () => {
  const text = shown('2025-01-01', '2025-01-02T23:30:00.000Z');
  expect(text).toContain('Vilkårene er endret siden du godtok dem.');
  expect(text).toContain('Du godtok dem 03.01.2025, i versjonen fra 01.01.2025.');
  expect(screen.getByRole('button')).toBeTruthy();
});

test('accepted terms are shown with version and day, and without a button', () => {
  const text = shown(PARTNER_TERMS_VERSION, `${PARTNER_TERMS_VERSION}T12:00:00.000Z`);
  expect(text).toContain('Du godtok dem 30.11.2026');
  expect(screen.queryByRole('button')).toBeNull();
});
