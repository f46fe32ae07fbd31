import { expect, test } from '@jest/globals';
import { toldServices } from './told-services.js';

test('are the given ones in our order, plus those that others chose since', () => {
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

test('are refused if two users remove what the other left', () => {
  const refused = () =>
    toldServices(['Fullstyling'], ['Delstyling'], ['Fullstyling', 'Delstyling']);
  const fields = [{ field: 'services', message: 'Velg minst én tjeneste.' }];
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid-partner', fields }));
});
