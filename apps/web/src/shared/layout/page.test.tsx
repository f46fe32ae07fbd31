import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Page } from './page';

/** Leads from a page to one whose heading is there once `arrive` is called. */
async function goToLatePage() {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  let arrive = () => {};
  function Late() {
    const [isThere, setIsThere] = useState(false);
    arrive = () => setIsThere(true);
    return (
      <Page title="Siden din">
        {isThere && <h1>Hei, Anna</h1>}
        <button type="button">Logg ut</button>
      </Page>
    );
  }
  const first = (
    <Page title="Logg inn">
      <h1>Åpne siden din</h1>
    </Page>
  );
  const router = createMemoryRouter([
    { path: '/', element: first },
    { path: '/late', element: <Late /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/late'));
  return () => act(async () => arrive());
}

test('whoever is led to a page whose heading is fetched first, goes on from it as soon as it is there', async () => {
  const arrive = await goToLatePage();
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('whoever has gone on before the heading came, is left there', async () => {
  const arrive = await goToLatePage();
  screen.getByRole('button').focus();
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
