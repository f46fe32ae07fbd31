import { expect, test } from '@jest/globals';
import { toldServices } from './told-services.js';

test('are those that are told of, in our order, and what others have chosen since they were seen', () => {
  expect(toldServices(['Delstyling', 'Fullstyling'], ['Interiørveiledning'])).toEqual([
    'Fullstyling',
    'Delstyling',
  ]);
  const present = ['Fullstyling', 'Interiørveiledning'] as const;
  expect(toldServices(['Fullstyling', 'Delstyling'], present, ['Fullstyling'])).toEqual([
    'Fullstyling',
    'Delstyling',
    'Interiørveiledning',
  ]);
});

test('are refused where each of two has taken away what the other left', () => {
  const refused = () =>
    toldServices(['Fullstyling'], ['Delstyling'], ['Fullstyling', 'Delstyling']);
  const fields = [{ field: 'services', message: 'Velg minst én tjeneste.' }];
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid-partner', fields }));
});
