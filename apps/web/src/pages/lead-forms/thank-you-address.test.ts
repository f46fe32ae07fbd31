import { expect, test } from '@jest/globals';
import { thankYouAddress } from './use-lead-submission';

test('the thank-you page gets source and city, whatever the city’s name', () => {
  expect(thankYouAddress('homepage', 'Mo i Rana')).toBe('/takk?source=homepage&city=Mo%20i%20Rana');
  expect(thankYouAddress('city_page', 'Tromsø')).toBe('/takk?source=city_page&city=Troms%C3%B8');
  expect(
    new URLSearchParams(thankYouAddress('articles_page', 'A & B').split('?')[1]).get('city'),
  ).toBe('A & B');
});
