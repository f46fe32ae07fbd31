import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { unexpectedError } from '../content/unexpected-error';
import { FailureBoundary } from './app';

/** One page whose chunk fails to load. */
function Pages() {
  if (useLocation().pathname === '/faq') throw new TypeError('Failed to fetch');
  return <Link to="/faq">Ofte stilte spørsmål</Link>;
}

const open = () =>
  render(
    <BrowserRouter>
      <FailureBoundary>
        <Pages />
      </FailureBoundary>
    </BrowserRouter>,
  );

async function fail() {
  fireEvent.click(await screen.findByRole('link'));
  await screen.findByText(unexpectedError.text);
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test('back leads from a failed page to one that still works, repeatedly', async () => {
  open();
  for (let times = 0; times < 2; times += 1) {
    await fail();
    history.back();
  }
  await screen.findByRole('link');
});

test('only a failed page is reloaded when the network returns', async () => {
  open();
  await fail();
  // jsdom reports a navigation as an error.
  const loaded = () =>
    jest.mocked(console.error).mock.calls.filter(([said]) => /navigation/.test(String(said)));
  expect(loaded()).toHaveLength(0);
  fireEvent(window, new Event('online'));
  expect(loaded()).toHaveLength(1);
  history.back();
  await screen.findByRole('link');
  fireEvent(window, new Event('online'));
  expect(loaded()).toHaveLength(1);
});
