import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { OpenPartnerPage } from './partner-login';

connectLinks();

const open = () => {
  render(
    <Provider store={pageStore()}>
      <MemoryRouter initialEntries={['/partner/logg-inn']}>
        <Routes>
          <Route path="/partner/logg-inn" element={<OpenPartnerPage token="t" />} />
          <Route path="/partner" element={<h1>Hei, Stine</h1>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  press();
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Åpne siden din' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a press without a network keeps the link valid', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Vi fikk ikke kontakt');
  expect(await heading('Åpne siden din')).not.toBeNull();
  fetching.mockImplementation(async () => new Response(null, { status: 204 }));
  press();
  expect(await heading('Hei, Stine')).not.toBeNull();
});

test('a browser that refuses cookies leaves the link unused, and the page says why', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
  fetching.mockClear();
  const refusing = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('informasjonskapsler');
  expect(fetching).not.toHaveBeenCalled();
  refusing.mockRestore();
});

test('a used link offers a new one from a focused heading, announced once', async () => {
  const used = { error: 'Lenken er brukt eller utløpt. Be om en ny.' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(used, { status: 404 }));
  open();
  expect(await heading('Lenken virker ikke')).toBe(document.activeElement);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send meg en lenke' })).not.toBeNull();
});
