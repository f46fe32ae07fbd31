import { describe, expect, it } from '@jest/globals';
import { DOMAIN_ERRORS, DomainError } from './domain-error.js';

describe('an error of the domain', () => {
  it('says the sentence of its code, or more where there is more to say', () => {
    expect(new DomainError('lead-not-found').message).toBe('Fant ikke henvendelsen.');
    expect(new DomainError('lead-full', 'Alle er spurt.').message).toBe('Alle er spurt.');
  });

  it('has a sentence of its own for every code', () => {
    const sentences = Object.values(DOMAIN_ERRORS);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
  });
});
