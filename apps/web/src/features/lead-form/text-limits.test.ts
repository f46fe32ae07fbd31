import { LEAD_KEYS, leadField } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { EMPTY_DRAFT, usableFields, type LeadDraft } from './lead-draft';
import { toOneNamePayload, toHomePayload } from './to-payload';

const LONGEST: LeadDraft = {
  ...EMPTY_DRAFT,
  ...usableFields(
    Object.fromEntries(Object.keys(EMPTY_DRAFT).map((name) => [name, '1'.repeat(9_999)])),
  ),
  sellProperty: 'yes',
};

test.each([
  ['home and city', toHomePayload],
  ['articles', toOneNamePayload],
])('input that fits the %s form fits the API', (_, toPayload) => {
  const sent: Record<string, unknown> = { ...toPayload(LONGEST, 'none', { source: 'homepage' }) };
  for (const field of LEAD_KEYS.map(leadField)) {
    const text = String(sent[field.wire] ?? '');
    if ('limit' in field) expect(text.length).toBeLessThanOrEqual(field.limit);
  }
});

test('a postal code pasted with spaces keeps its digits', () => {
  expect(usableFields({ postalCode: ' 5015 ' })).toEqual({ postalCode: ' 5015 ' });
});
