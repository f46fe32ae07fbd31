import { LEAD_KEYS, leadField, type LeadKey } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { contract } from '../../testing/contract.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi } from '../../testing/start-api.js';

const { schemas } = contract.components;
const properties = Object.fromEntries(
  Object.entries(schemas['SubmitLeadDto']?.properties ?? {}).map(([name, property]) => [
    name,
    (property.$ref && schemas[property.$ref.split('/').at(-1) ?? '']) || property,
  ]),
);

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Values beyond the example's length that still satisfy their field's rule. */
const LONGEST: Partial<Record<LeadKey, string>> = {
  customerEmail: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.no`,
  customerPhone: `4${' '.repeat(12)}0000000`,
  customerName: 'Ø'.repeat(120),
};
const LIMITS = LEAD_KEYS.flatMap((key) => {
  const field = leadField(key);
  if (field.kind === 'choice' || field.kind === 'flag') return [];
  const { wire, limit, rules, example } = field;
  const longest = LONGEST[key] ?? (rules ? example : 'Ø'.repeat(limit));
  return { field: wire, column: snakeCase(key), limit, longest };
});

const api = ownApi();

describe.each(LIMITS)('$field takes $limit characters', ({ field, column, limit, longest }) => {
  it('in the contract and in the database', async () => {
    expect(properties[field]?.maxLength).toBe(limit);
    const columns = await api.rows<{ length: number }>(
      `select character_maximum_length as length from information_schema.columns
       where table_name = 'lead' and column_name = '${column}'`,
    );
    expect(columns).toEqual([{ length: limit }]);
  });

  it('over HTTP, and not one more', async () => {
    const submit = (text: string) =>
      api
        .call('post', '/api/leads')
        .set('apikey', DEVELOPMENT_API_KEY)
        .send(sampleSubmission({ [field]: text }));
    for (const tooLong of ['a'.repeat(limit + 1), '❤️'.repeat(limit)]) {
      const { status, body } = await submit(tooLong);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field }]);
    }
    expect((await submit(longest)).status).toBe(201);
  });
});

it('every free text of a lead has a limit', () => {
  const free = Object.entries(properties).filter(
    ([, { type, enum: values }]) => [type].flat().includes('string') && !values,
  );
  expect(free.map(([name]) => name).sort()).toEqual(LIMITS.map(({ field }) => field).sort());
});
