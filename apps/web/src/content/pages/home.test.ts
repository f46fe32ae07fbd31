import { expect, it } from '@jest/globals';
import { cityHeading } from './city-page';
import { homeHeadline } from './home';

it('the headline names a known city and does not break after «i»', () => {
  expect(homeHeadline().join(' ')).toBe('La boligen gjøre inntrykk før visning');
  expect(homeHeadline('Mo i Rana').join(' ')).toBe('La boligen gjøre inntrykk i\u00a0Mo i Rana');
});

it('the city page is titled with product and city', () => {
  const brand = { productName: 'homestyling', wordmark: 'Hus', contactEmail: 'a@hus.example' };
  expect(cityHeading(brand, 'Bodø')).toBe('Få tilbud på homestyling fra flere stylister i Bodø');
});
