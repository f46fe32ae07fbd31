import { describe, expect, it } from '@jest/globals';
import { words, filledIn } from './document-limits.mjs';

const PAGE = 'One two\n\n<!-- Written by `npm run clients`. -->\n\nold\n\n<!-- End. -->\n\nthree';

describe('a part of a document that a command writes', () => {
  it('is replaced, with what surrounds it kept', () => {
    expect(filledIn(PAGE, 'npm run clients', '$& new')).toBe(PAGE.replace('old', () => '$& new'));
  });

  it('does not count against the limit of words', () => {
    expect(words(PAGE)).toBe(3);
  });

  it('must exist', () => {
    expect(() => filledIn(PAGE, 'npm run bench', '')).toThrow('npm run bench');
  });
});
