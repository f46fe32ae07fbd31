import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { unexpectedError } from '../content/unexpected-error';
import { FailureBoundary } from './app';

/** The code of one page cannot be fetched. */
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

/** Goes to the page that fails. */
async function fail() {
  fireEvent.click(await screen.findByRole('link'));
  await screen.findByText(unexpectedError.text);
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test('back leads from a page that failed to the one that is there still, as often as wanted', async () => {
  open();
  for (let times = 0; times < 2; times += 1) {
    await fail();
    history.back();
  }
  await screen.findByRole('link');
});

test('a page that failed is loaded anew when there is a network again, and no other', async () => {
  open();
  await fail();
  // What jsdom says in place of loading a page.
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
