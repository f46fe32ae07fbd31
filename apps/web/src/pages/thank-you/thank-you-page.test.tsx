import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageStore } from '../../shared/testing/page-store';
import ThankYouPage from './thank-you-page';

const shown = (state: object | null) => {
  const entry = { pathname: '/takk', search: '?source=homepage&city=Bergen', state };
  const pages = [
    { path: '/takk', element: <ThankYouPage /> },
    { path: '*', element: null },
  ];
  router = createMemoryRouter(pages, { initialEntries: [entry] });
  return render(
    <Provider store={pageStore()}>
      <RouterProvider router={router} />
    </Provider>,
  ).container.textContent;
};
let router: ReturnType<typeof createMemoryRouter>;

test.each([
  ['the submitted lead', { wish: 'none', id: 'b7' }, '/min-henvendelse/siste/b7'],
  ['the last lead if none is named', { wish: 'none' }, '/min-henvendelse/siste'],
])('the page links to %s', (_, state, address) => {
  shown(state);
  fireEvent.click(screen.getByRole('button', { name: 'Følg henvendelsen' }));
  expect(router.state.location.pathname).toBe(address);
});

test.each([
  ['none', 'Nå spør vi stylister i Bergen.', 'Vi finner stylister'],
  ['besides', 'Nå spør vi stylister og eiendomsmeglere i Bergen.', 'Vi finner stylister'],
  ['alone', 'Nå spør vi eiendomsmeglere i Bergen.', 'Vi finner en eiendomsmegler'],
])('the asked partners depend on the wish for an agent: %s', (wish, asking, step) => {
  const text = shown({ wish, city: 'Bergen' });
  expect(text).toContain(asking);
  expect(text).toContain(step);
});

test.each([
  ['none', true],
  ['alone', false],
])('pictures are asked for where stylists see them: %s, %s', (wish, isAsked) => {
  const text = shown({ wish, city: 'Bergen' });
  expect(text.includes('Legg til bilder')).toBe(isAsked);
  expect(text).toContain('Lenken ligger også i e-posten.');
});

test('the page names the home’s place, not the city of the form’s page', () => {
  const text = shown({ wish: 'none', city: 'Askøy' });
  expect(text).toContain('Nå spør vi stylister i Askøy.');
  expect(text).not.toContain('Bergen');
});

test('without a submission it names no recipient', () => {
  expect(shown(null)).not.toContain('Nå spør vi');
  expect(shown({ wish: 'toString', city: 'Bergen' })).not.toContain('Nå spør vi');
});

test('the thanks explain the next steps, name a contact and lead on', () => {
  shown({ wish: 'none', city: 'Bergen' });
  const steps = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(steps.slice(0, 3)).toEqual([
    ...['Du får en bekreftelse', 'Vi finner stylister', 'Du blir kontaktet'],
  ]);
  const ways = [
    'kontakt@boligstyling.example',
    'Les guidene om styling',
    'Se ofte stilte spørsmål',
  ];
  const hrefs = [...ways, 'Gå til forsiden'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['mailto:kontakt@boligstyling.example', '/artikler', '/faq', '/']);
});
