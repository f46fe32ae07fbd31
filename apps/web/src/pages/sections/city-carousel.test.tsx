import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cardCities } from '../../content/pages/cities';
import { CityCarousel } from './city-carousel';

test('a city page has all nine cards, its own as the current one', () => {
  const current = cardCities[3];
  render(<CityCarousel title="Byer" current={current} />, { wrapper: MemoryRouter });
  const cards = screen.getAllByRole('link');
  expect(cards.map(({ textContent }) => textContent)).toEqual(cardCities.map(({ name }) => name));
  const marked = cards.filter((card) => card.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([current?.name]);
});

test('a press on an arrow announces the card that it shows, and only that', () => {
  Element.prototype.scrollBy = () => {};
  render(<CityCarousel />, { wrapper: MemoryRouter });
  const announced = () =>
    [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  expect(announced()).toEqual(['']);
  for (const city of ['Bergen', 'Trondheim']) {
    fireEvent.click(screen.getByRole('button', { name: 'Vis neste by' }));
    expect(announced()).toEqual([city]);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Vis forrige by' }));
  expect(announced()).toEqual(['Bergen']);
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});
