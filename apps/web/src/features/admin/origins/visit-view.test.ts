import { expect, test } from '@jest/globals';
import { stepsShown, visitArgs, visitName } from './visits-card';

const NOTHING = { 'besok-etter': '', side: '', by: '', 'besok-kilde': '' };

test('an address maps to valid arguments', () => {
  expect(visitArgs(NOTHING, {})).toEqual({ by: 'page' });
  expect(
    visitArgs(
      { 'besok-etter': 'day', side: 'city', by: ' tromsø', 'besok-kilde': 'finn' },
      { from: '2026-11-01' },
    ),
  ).toEqual({ by: 'day', page: 'city', city: 'Tromsø', source: 'finn', from: '2026-11-01' });
  const odd = { 'besok-etter': 'price', side: 'x', by: 'annet', 'besok-kilde': 'y' };
  expect(visitArgs(odd, {})).toEqual({ by: 'page', city: 'annet' });
});

test('the third step is shown for forms that have one', () => {
  expect(stepsShown('articles')).toContain('step_3');
  expect(stepsShown('embedded')).toContain('step_3');
  expect(stepsShown(undefined)).not.toContain('step_3');
});

test.each([
  ['home', 'page', 'Forsiden'],
  ['', 'city', 'Ingen by'],
  ['Oslo', 'city', 'Oslo'],
  ['2026-11-20', 'day', '20.11.2026'],
] as const)('«%s» by %s is «%s»', (name, by, words) => expect(visitName(name, by)).toBe(words));
