import { expect, test } from '@jest/globals';
import { contact } from './contact';
import { privacy } from './privacy';
import { terms } from './terms';
import { brand } from '../testing/brand';

const operator = 'Stil og Salg AS, org.nr. 974 760 673 MVA, Eksempelgata 1, 0150 Oslo';
const pages = { contact, privacy, terms };

test.each(Object.entries(pages))('%s names the operator once it is set', (_, page) => {
  expect(JSON.stringify(page({ ...brand, operator }))).toContain(operator);
  expect(JSON.stringify(page(brand))).not.toMatch(/driver Boligstyling|org\.nr/);
});
