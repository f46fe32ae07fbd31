import { describe, expect, it } from '@jest/globals';
import { DOMAIN_ERRORS, DomainError } from './domain-error.js';

describe('an error of the domain', () => {
  it('says the sentence of its code, or more where there is more to say', () => {
    expect(new DomainError('lead-not-found').message).toBe('Fant ikke henvendelsen.');
    expect(new DomainError('lead-full', 'Alle er spurt.').message).toBe('Alle er spurt.');
  });

  it('is called by its name, with the fields at fault, if there are any', () => {
    const fields = [{ field: 'email', message: 'Skriv en e-postadresse.' }];
    expect(new DomainError('lead-not-found')).toMatchObject({ name: 'DomainError', fields: [] });
    expect(new DomainError('invalid-pause', 'Nei.', fields)).toMatchObject({ fields });
  });

  it('has a sentence of its own for every code', () => {
    const sentences = Object.values(DOMAIN_ERRORS);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
  });
});
