import { expect, it } from '@jest/globals';
import { firstComeText } from './first-come-text.js';

it.each([
  [3, 0, 'De tre første som sier ja, får oppdraget.'],
  [3, 1, 'De tre første som sier ja, får oppdraget. Én har sagt ja.'],
  [3, 2, 'De tre første som sier ja, får oppdraget. To har sagt ja.'],
  [3, 3, 'Eieren vil ha flere. Den neste som sier ja, får oppdraget.'],
  [3, 4, 'Eieren vil ha flere. Den neste som sier ja, får oppdraget.'],
  [1, 0, 'Den første som sier ja, får oppdraget.'],
])('of %d places with %d taken: %s', (places, taken, text) => {
  expect(firstComeText(places, taken)).toBe(text);
});
