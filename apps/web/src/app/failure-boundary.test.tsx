import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { unexpectedError } from '../content/unexpected-error';
import { leaving, watchLeaving } from '../shared/leaving';
import { FailureBoundary } from './app';

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
afterEach(() => {
  jest.restoreAllMocks();
  delete leaving.over;
});

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

test('a page that fails while it is left shows no error until a later click', async () => {
  watchLeaving();
  const loading = Promise.withResolvers<never>();
  const Faq = lazy(() => loading.promise);
  function Site() {
    const [isFaq, show] = useState(false);
    const open = () => startTransition(() => show(true));
    return isFaq ? <Faq /> : <button onClick={open}>FAQ</button>;
  }
  render(
    <FailureBoundary>
      <Suspense>
        <Site />
      </Suspense>
    </FailureBoundary>,
  );
  const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  fireEvent.click(screen.getByRole('button'));
  fireEvent(window, new Event('beforeunload'));
  loading.reject(new TypeError('error loading dynamically imported module'));
  await aWhile();
  screen.getByRole('button', { name: 'FAQ' });

  // A link to another document is clicked again.
  fireEvent.click(document.body);
  fireEvent(window, new Event('beforeunload'));
  await aWhile();
  screen.getByRole('button', { name: 'FAQ' });

  fireEvent.click(document.body);
  await screen.findByText(unexpectedError.text);
});
