import { describe, expect, it } from '@jest/globals';
import { MAX_EXTRA_STYLISTS } from '../leads/consent.js';
import { DOMAIN_ERRORS, DomainError } from './domain-error.js';
import { MAX_KEYS } from '../integrators/integrator-key.js';
import { LOGO_BYTES } from './file-type.js';
import { numberInWords } from './wording.js';
import { MAX_WEBHOOKS } from '../integrators/webhook.js';

describe('a domain error', () => {
  it('has the sentence of its code, or a longer message', () => {
    expect(new DomainError('lead-not-found').message).toBe('Fant ikke henvendelsen.');
    expect(new DomainError('lead-full', 'Alle er spurt.').message).toBe('Alle er spurt.');
  });

  it('has its code and the invalid fields, if any', () => {
    const fields = [{ field: 'email', message: 'Skriv en e-postadresse.' }];
    expect(new DomainError('lead-not-found')).toMatchObject({ name: 'DomainError', fields: [] });
    expect(new DomainError('invalid-pause', 'Nei.', fields)).toMatchObject({ fields });
  });

  it('has a separate sentence for every code', () => {
    const sentences = Object.values(DOMAIN_ERRORS);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
  });

  it.each([
    ['too-many-webhooks', `${MAX_WEBHOOKS} mottakere`],
    ['too-many-integrator-keys', `${MAX_KEYS} nøkler`],
    ['logo-too-large', `${LOGO_BYTES / 1024 ** 2} MB`],
    ['no-more-partners', `${numberInWords(MAX_EXTRA_STYLISTS)} flere`],
  ] as const)('tells by %s the limit that the rule has: %s', (code, limit) =>
    expect(DOMAIN_ERRORS[code]).toContain(limit),
  );
});
