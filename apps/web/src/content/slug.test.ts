import { expect, test } from '@jest/globals';
import { slug } from './slug';

test.each([
  ['Homestaging & Co', 'homestaging-co'],
  ['2. Gratis og uforpliktende', '2-gratis-og-uforpliktende'],
  ['Hva gjør stylisten?', 'hva-gjør-stylisten'],
])('«%s» becomes %s', (text, segment) => {
  expect(slug(text)).toBe(segment);
});
