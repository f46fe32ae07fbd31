import { expect, it } from '@jest/globals';
import { cityHeading } from './city-page';
import { homeHeadline } from './home';

it('greets with the city when one is known, and keeps «i» and the city on one line', () => {
  expect(homeHeadline().join(' ')).toBe('La boligen gjøre inntrykk før visning');
  expect(homeHeadline('Mo i Rana').join(' ')).toBe('La boligen gjøre inntrykk i\u00a0Mo i Rana');
});

it('heads the city page with the product and the city', () => {
  const brand = { productName: 'homestyling', wordmark: 'Hus', contactEmail: 'a@hus.example' };
  expect(cityHeading(brand, 'Bodø')).toBe('Få tilbud på homestyling fra flere stylister i Bodø');
});
