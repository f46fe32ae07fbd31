import { expect, test } from '@jest/globals';
import { refusedFields, stepOf } from './refused-fields';
import { articlesSteps } from './articles-lead-form';
import { homeSteps } from './home-lead-form';

const HOME_STEPS = homeSteps('none');

test('server errors are mapped to their fields and steps', () => {
  const errors = [
    { field: 'address', message: 'Adressen er for lang.' },
    { field: 'rooms', message: 'Rom mangler.' },
    { field: 'preferred_style', message: 'Ingen ser dette feltet.' },
  ];
  const refused = refusedFields(errors, HOME_STEPS);
  expect(refused).toEqual([
    { field: 'street', message: 'Adressen er for lang.' },
    { field: 'rooms', message: 'Rom mangler.' },
  ]);
  expect(refused.map(({ field }) => stepOf(HOME_STEPS, field))).toEqual([0, 1]);
});

test('a name error goes to the name field that the form has', () => {
  const errors = [{ field: 'customer_name', message: 'Navnet mangler.' }];
  expect(refusedFields(errors, HOME_STEPS)).toMatchObject([{ field: 'firstName' }]);
  expect(refusedFields(errors, articlesSteps())).toMatchObject([{ field: 'fullName' }]);
});
