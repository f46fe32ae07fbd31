import { expect, it } from '@jest/globals';
import { faq } from './faq';
import { brand } from '../testing/brand';

const groups = faq(brand);

it('the five groups are in order, each with four to six questions', () => {
  expect(groups.map(({ title }) => title)).toEqual([
    'Generelt',
    'Henvendelsen din',
    'Spørsmål om tjenesten',
    'Sikkerhet og personvern',
    'Før boligsalget',
  ]);
  for (const { items } of groups) {
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items.length).toBeLessThanOrEqual(6);
  }
});

it('an answer is promised in 1–2 working days, and no newsletter', () => {
  expect(JSON.stringify(groups)).toContain('vanligvis innen 1–2 virkedager');
  expect(JSON.stringify(groups)).toContain('Vi sender ingen nyhetsbrev');
});
