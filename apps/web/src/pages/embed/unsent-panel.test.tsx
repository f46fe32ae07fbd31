import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { UnsentPanel } from './embed-page';

const shown = (status: unknown) => {
  let retries = 0;
  render(<UnsentPanel status={status} onRetry={() => (retries += 1)} />);
  return { text: screen.getByRole('status').textContent, retries: () => retries };
};

test('without an answer the form says so and retries', () => {
  const { text, retries } = shown('FETCH_ERROR');
  expect(text).toContain('Vi fikk ikke kontakt');
  fireEvent.click(screen.getByRole('button', { name: 'Send på nytt' }));
  expect(retries()).toBe(1);
});

test('a rate limit is lifted after a minute, and the form retries', () => {
  const { text } = shown(429);
  expect(text).toContain('vent et minutt');
  expect(text).not.toContain('kontakt');
  expect(screen.getByRole('button', { name: 'Send på nytt' })).toBeDefined();
});

test.each([401, 403])('a paused API key (%i) links to the operator’s own form', (status) => {
  const { text } = shown(status);
  expect(text).toContain('tar ikke imot henvendelser nå');
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Fyll det ut på localhost (åpnes i en ny fane)' });
  expect(link.getAttribute('href')).toBe('/#lead-form');
  expect(link.getAttribute('target')).toBe('_blank');
});
