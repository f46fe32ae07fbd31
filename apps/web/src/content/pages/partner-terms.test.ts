import { createHash } from 'node:crypto';
import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import type { Brand } from '../../shared/config/runtime-config';
import { partnerTerms } from './partner-terms';

/** Digests of every version that partners may have accepted. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-30': '09241ffc868b72be',
};

const page = partnerTerms({
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
} as Brand);
const text = JSON.stringify(page.blocks);

test('a changed sentence of the terms is a new version', () => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect({ [PARTNER_TERMS_VERSION]: digest }).toEqual({
    [PARTNER_TERMS_VERSION]: DIGESTS[PARTNER_TERMS_VERSION],
  });
});

test('the page shows the version in force', () => {
  expect(page.updated?.split('.').reverse().join('-')).toBe(PARTNER_TERMS_VERSION);
});

test.each([
  'Du betaler bare for oppdrag du tar',
  'Du kan angre et ja i ti minutter',
  'Vi fakturerer oppdrag som er minst 14 dager gamle',
  'du får ikke tak i eieren etter forsøk på minst to forskjellige dager',
  'pris inkludert mva',
  'behandlingsansvarlig',
  'Vil du slutte, skriver du til oss',
])('the terms say «%s»', (sentence) => expect(text).toContain(sentence));
