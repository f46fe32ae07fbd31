import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../../shared/testing/page-store';
import { PauseCard } from './pause-card';

const shown = (page: Partial<PartnerPageDto>) => {
  render(
    <Provider store={pageStore()}>
      <PauseCard
        page={
          { paused: true, paused_by_office: false, weekly_capacity: 5, ...page } as PartnerPageDto
        }
      />
    </Provider>,
  );
  return screen.getByRole('heading').textContent;
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a partner ends its own pause, with an end or without', () => {
  expect(shown({ paused_until: null })).toBe('Du er på pause');
  expect(buttons()).toEqual(['Ta imot igjen']);
});

test('a partner that we have paused is told so, and has nothing to press', () => {
  expect(shown({ paused_by_office: true, paused_until: null })).toBe('Vi har satt deg på pause');
  expect(buttons()).toEqual([]);
  const contact = screen.getByRole('link', { name: 'Ta kontakt med oss' });
  expect(contact.getAttribute('href')).toBe('/kontakt');
});

test('a partner that is not paused takes a pause', () => {
  expect(shown({ paused: false })).toBe('Du får nye henvendelser');
  expect(buttons()).toContain('Ta pause');
});

test('a partner with room for no jobs is not told that it gets new ones', () => {
  expect(shown({ paused: false, weekly_capacity: 0 })).toBe('Du får ingen nye henvendelser');
  expect(screen.getByText(/oppdrag per uke/).textContent).toMatch(/^Du har plass til null /);
  expect(document.body.textContent).not.toMatch(/Neste kommer/);
  expect(buttons()).toContain('Ta pause');
});

test('a pause is told of before how many jobs there is room for', () => {
  expect(shown({ paused_until: null, weekly_capacity: 0 })).toBe('Du er på pause');
});
