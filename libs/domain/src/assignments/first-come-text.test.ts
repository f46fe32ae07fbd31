import { expect, it } from '@jest/globals';
import { firstComeText } from './deadline-text.js';

it.each([
  [3, 0, 'De tre første som sier ja, får kontaktopplysningene, og eieren velger.'],
  [3, 1, 'De tre første som sier ja, får kontaktopplysningene, og eieren velger. Én har sagt ja.'],
  [3, 2, 'De tre første som sier ja, får kontaktopplysningene, og eieren velger. To har sagt ja.'],
  [3, 3, 'Eieren vil ha flere. Den neste som sier ja, får kontaktopplysningene.'],
  [3, 4, 'Eieren vil ha flere. Den neste som sier ja, får kontaktopplysningene.'],
  [1, 0, 'Den første som sier ja, får kontaktopplysningene.'],
])('of %d places with %d taken: %s', (places, taken, text) => {
  expect(firstComeText(places, taken)).toBe(text);
});
