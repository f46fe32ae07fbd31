import { beforeAll, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import type { Schema } from '../../testing/contract.js';
import { contract } from '../../testing/contract.js';
import { callsWithInput } from '../../testing/from-contract.js';
import { MatchingWorld } from '../../testing/matching-world.js';

/** PostgreSQL stores these in neither text nor JSON. */
const BAD = ['\u0000', '\ud800'];

const world = MatchingWorld.own();
let leadId: string;
beforeAll(async () => {
  leadId = await world.lead();
});

function exampleOf(schema: Schema): unknown {
  const named = schema.$ref
    ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']
    : schema;
  const { type, example, enum: values, items, properties, format } = named ?? {};
  if (example !== undefined) return example;
  if (values) return values[0];
  const fields = Object.entries(properties ?? {});
  const kind = [type].flat()[0];
  if (fields.length > 0) return Object.fromEntries(fields.map(([it, of]) => [it, exampleOf(of)]));
  if (kind === 'array') return items ? [exampleOf(items)] : [];
  if (kind === 'boolean') return false;
  if (kind === 'integer' || kind === 'number') return named?.minimum ?? 1;
  return format === 'uuid' ? leadId : 'tekst';
}

function spoilt(value: unknown, end: string): unknown[] {
  if (typeof value === 'string') return [value + end];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    spoilt(part, end).map((bad) =>
      Array.isArray(value)
        ? value.map((it, at) => (String(at) === key ? bad : it))
        : { ...value, [key]: bad },
    ),
  );
}

it.each(callsWithInput().map((call) => [call.method, call.template, call] as const))(
  'an unstorable character is rejected: %s %s',
  async (method, template, { parameters = [], requestBody }) => {
    const path = template.replaceAll(/\{\w+\}/g, leadId);
    const schema = requestBody?.content['application/json']?.schema;
    const ask = async (query: string, body?: unknown) => {
      const answer = await fetch(world.api.address + path + query, {
        method: method.toUpperCase(),
        headers: {
          ...{ ...world.authorization, apikey: DEVELOPMENT_API_KEY },
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const said = `${query}${JSON.stringify(body) ?? ''}: ${await answer.text()}`;
      expect({ status: answer.status, said }).toEqual({
        status: Math.min(answer.status, 499),
        said,
      });
    };
    for (const end of BAD) {
      for (const body of schema ? spoilt(exampleOf(schema), end) : []) await ask('', body);
    }
    for (const { name, in: place, schema: of = {} } of parameters) {
      const text = encodeURIComponent(`${String(exampleOf(of))}\u0000`);
      if (place === 'query') await ask(`?${name}=${text}`);
    }
  },
);
