import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { norwegianDay } from '@boligstyling/domain';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { PauseCard } from './pause-card';

connectLinks();

const shown = (page: Partial<PartnerPageDto>) => {
  render(
    <Provider store={pageStore()}>
      <PauseCard
        page={
          { paused: true, paused_by_operator: false, weekly_capacity: 5, ...page } as PartnerPageDto
        }
      />
    </Provider>,
  );
  return screen.getByRole('heading').textContent;
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a partner ends its own pause, or gives an open one an end', () => {
  expect(shown({ paused_until: null })).toBe('Du er på pause');
  expect(buttons()).toEqual(['Ta imot igjen', 'Endre pausen', 'Til mandag', 'Til 1. januar']);
});

test('a pause is extended without assignments in between', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
  const end = `${norwegianDay(new Date()).slice(0, 4)}-12-24`;
  expect(shown({ paused_until: end })).toMatch(/^Du er på pause til \S+dag 24\. desember$/);
  fireEvent.click(screen.getByRole('button', { name: 'Til jeg sier fra' }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const asked = fetched.mock.calls[0]?.[0] as Request;
  expect(asked.url).toMatch(/\/api\/partner\/pause$/);
  expect(await asked.text()).toBe('{}');
});

test('a pause set by the operator is shown without buttons', () => {
  expect(shown({ paused_by_operator: true, paused_until: null })).toBe('Vi har satt deg på pause');
  expect(buttons()).toEqual([]);
  const contact = screen.getByRole('link', { name: 'Ta kontakt med oss' });
  expect(contact.getAttribute('href')).toBe('/kontakt');
});

test('an active partner can start a pause', () => {
  expect(shown({ paused: false })).toBe('Du får nye henvendelser');
  expect(buttons()).toContain('Ta pause');
});

test('a partner with zero capacity is not promised new assignments', () => {
  expect(shown({ paused: false, weekly_capacity: 0 })).toBe('Du får ingen nye henvendelser');
  expect(screen.getByText(/oppdrag per uke/).textContent).toMatch(/^Du har plass til null /);
  expect(document.body.textContent).not.toMatch(/Neste kommer/);
  expect(buttons()).toContain('Ta pause');
});

test('a partner that has not accepted the terms is not promised assignments', () => {
  expect(shown({ paused: false, terms_version: null })).toBe('Du får ingen henvendelser ennå');
  screen.getByText(/^Godta vilkårene først/);
});

test('a pause takes precedence over zero capacity', () => {
  expect(shown({ paused_until: null, weekly_capacity: 0 })).toBe('Du er på pause');
});

test('a missing or past day is reported at its field, and sent nowhere', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockClear();
  shown({ paused: false });
  const day = screen.getByLabelText<HTMLInputElement>('Pause til');
  expect(day.form?.noValidate).toBe(true);
  for (const value of ['', '2026-01-01']) {
    fireEvent.change(day, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Ta pause' }));
    screen.getByText('Velg en dag fra i morgen til om ett år.');
    await waitFor(() => expect(document.activeElement).toBe(day));
  }
  expect(fetched).not.toHaveBeenCalled();
});
