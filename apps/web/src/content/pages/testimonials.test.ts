import { expect, it } from '@jest/globals';
import { testimonials, testimonialSection } from './testimonials';

it('six testimonials are shown, the fifth with four stars and the others with five', () => {
  expect(testimonials.map(({ stars }) => stars)).toEqual([5, 5, 5, 5, 4, 5]);
});

it('a note says that the quotes are illustrations', () => {
  expect(testimonialSection.note).toMatch(/illustrasjoner/);
});
