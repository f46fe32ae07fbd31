import { MAX_AGENTS, MAX_STYLISTS } from '@boligstyling/domain';
import { describe, expect, test } from '@jest/globals';
import { about } from './about';
import { faq } from './faq';
import { leadForm } from './lead-form';
import { privacy } from './privacy';
import { terms } from './terms';

const BRAND = {
  productName: 'boligstyling',
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
};
const WORDS = ['null', 'én', 'to', 'tre', 'fire', 'fem'];
const stylists = WORDS[MAX_STYLISTS];
const agents = WORDS[MAX_AGENTS];

const TEXTS = {
  about: JSON.stringify(about(BRAND)),
  faq: JSON.stringify(faq(BRAND)),
  'lead form': JSON.stringify(leadForm),
  privacy: JSON.stringify(privacy(BRAND)),
  terms: JSON.stringify(terms(BRAND)),
};

describe.each(Object.entries(TEXTS))('the %s', (name, text) => {
  test('names as many stylists as may ever hold the contact details', () => {
    const told = [...text.matchAll(/(?:[Ii]nntil|de) (\p{L}+) (?:av dem|første|stylist)/gu)];
    expect([...new Set(told.map(([, count]) => count))]).toEqual([stylists]);
  });

  test('names as many agents as may, and tells that they are a choice', () => {
    const told = [...text.matchAll(/(\p{L}+) (?:eiendoms)?megler(?!e|n)/giu)];
    const counts = told.map(([, count = '']) => count.toLowerCase());
    expect(counts).toContain(agents);
    expect(counts.filter((count) => WORDS.includes(count) && count !== agents)).toEqual([]);
    expect(name === 'lead form' || /sier? ja|sagt ja|samtykk|[Kk]ryss av/.test(text)).toBe(true);
  });

  test('no longer says that the form goes to stylists alone', () => {
    expect(text).not.toMatch(/går (?:bare til stylister|ikke til meglere)/);
  });
});

test('each purpose stands with one legal basis for passing the request on', () => {
  const shared = [...TEXTS.privacy.matchAll(/"(Dele henvendelsen[^"]*)","(Artikkel 6[^"]*)"/g)];
  expect(shared.map(([, purpose]) => purpose)).toEqual([
    `Dele henvendelsen med inntil ${stylists} stylister`,
    `Dele henvendelsen med ${agents} eiendomsmegler`,
  ]);
  for (const [, , basis] of shared) expect(basis?.match(/bokstav/g)).toHaveLength(1);
});
