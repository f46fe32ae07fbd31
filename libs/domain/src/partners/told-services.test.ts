import { expect, test } from '@jest/globals';
import { toldServices } from './told-services.js';

test('chosen services are stored in our order', () =>
  expect(toldServices(['Delstyling', 'Fullstyling'])).toEqual(['Fullstyling', 'Delstyling']));

test('no services are refused', () => {
  const fields = [{ field: 'services', message: 'Velg minst én tjeneste.' }];
  expect(() => toldServices([])).toThrow(
    expect.objectContaining({ code: 'invalid-partner', fields }),
  );
});
