import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { contract, type Method, type Operation, type Schema } from './contract.js';

export interface GeneratedRequest {
  readonly path: string;
  readonly body: unknown;
}

export interface Call extends Operation {
  readonly method: Method;
  readonly template: string;
}

export function callsWithInput(): Call[] {
  return Object.entries(contract.paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .map(([method, operation]) => ({ ...operation, method: method as Method, template }))
      .filter(({ parameters = [], requestBody }) => requestBody || parameters.length > 0),
  );
}

/**
 * Values that break naive readers: other types, long and odd texts, and characters that databases
 * reject.
 */
const junk = fc.oneof(
  fc.constantFrom(null, true, -1, 0.5, 1e308, [], {}, [null], '', ' ', '\u0000', 'a\ud83d', "';--"),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(300, 5_000).map((length) => 'a'.repeat(length)),
  fc.jsonValue({ maxDepth: 2 }),
);

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name ? contract.components.schemas[name] : schema) ?? {};
}

/** Null, and a value of each type, to replace a valid one. */
const OF_EVERY_TYPE = [null, true, -1, 1.5, '', 'x', [], [null], ['x'], {}];

function sample(schema: Schema): unknown {
  const { anyOf, enum: values, example, items, properties, type } = resolved(schema);
  if (example !== undefined) return example;
  if (anyOf?.[0]) return sample(anyOf[0]);
  if (values) return values[0];
  if (properties) return Object.fromEntries(sampled(properties));
  if (items) return [sample(items)];
  return { boolean: true, integer: 1, number: 1 }[[type].flat()[0] ?? ''] ?? 'x';
}

const sampled = (properties: Record<string, Schema>) =>
  Object.entries(properties).map(([name, schema]) => [name, sample(schema)] as const);

/** Variants in which one property at any depth, or one item, has each type in turn. */
function* misfits(schema: Schema): Iterable<unknown> {
  const { anyOf = [], items, properties, required = [] } = resolved(schema);
  yield* OF_EVERY_TYPE;
  for (const each of anyOf) if (resolved(each).properties) yield* misfits(each);
  if (items) for (const misfit of misfits(items)) yield [misfit];
  const all = sampled(properties ?? {});
  const least = all.filter(([name]) => required.includes(name));
  for (const [name, of] of Object.entries(properties ?? {})) {
    for (const misfit of misfits(of)) {
      yield { ...Object.fromEntries(all), [name]: misfit };
      yield { ...Object.fromEntries(least), [name]: misfit };
    }
  }
}

/** Every body of a call, as JSON, with one value of a wrong type. */
export function misfitBodies(call: Call): string[] {
  const schema = call.requestBody?.content['application/json']?.schema;
  return schema ? [...new Set(Array.from(misfits(schema), (body) => JSON.stringify(body)))] : [];
}

function isNullable(schema: Schema): boolean {
  const { anyOf = [], enum: values = [], type } = resolved(schema);
  const isNull = [type].flat().includes('null') || values.includes(null);
  return isNull || type === undefined || anyOf.some(isNullable);
}

/** Every body of a call, as JSON, with one null that is not nullable. */
export function nullBodies(call: Call): string[] {
  const schema = call.requestBody?.content['application/json']?.schema;
  const { properties = {}, required = [] } = schema ? resolved(schema) : {};
  const all = sampled(properties);
  const least = all.filter(([name]) => required.includes(name));
  const never = Object.keys(properties).filter((name) => !isNullable(properties[name] ?? {}));
  return never.flatMap((name) =>
    [all, least].map((given) => JSON.stringify({ ...Object.fromEntries(given), [name]: null })),
  );
}

/** Every query of a call in which one parameter is empty, duplicate, a list or a map. */
export function misfitQueries(call: Call): string[] {
  const names = (call.parameters ?? []).filter((each) => each.in === 'query');
  return names.flatMap(({ name }) => [
    ...[`${name}=`, `${name}=null`, `${name}=x&${name}=y`, `${name}[]=x`],
    ...[`${name}[a]=x`, `${name}=%5B%5D`, `${name}=-1`],
  ]);
}

/** Valid values; often the example, which passes all rules. */
function allowed(schema: Schema): Arbitrary<unknown> {
  const named = resolved(schema);
  const { type, example, enum: values, items, properties, required = [] } = named;
  if (named.anyOf) return fc.oneof(...named.anyOf.map(allowed));
  if (values) return fc.constantFrom(...values);
  if (type === 'null') return fc.constant(null);
  if (properties) return bodyOf(properties, required);
  const [kind, ...others] = [type].flat();
  const value: Arbitrary<unknown> = freeValue(named, kind, items);
  const free = others.includes('null') ? fc.option(value) : value;
  return example === undefined
    ? free
    : fc.oneof({ weight: 4, arbitrary: fc.constant(example) }, free);
}

function freeValue(schema: Schema, type: string | undefined, items: Schema | undefined) {
  const { minLength, maxLength = 200, minimum = 0, maximum = 10_000, format } = schema;
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'array' && items) return fc.array(allowed(items), { maxLength: 4 });
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-11-20', '2026-02-31', '0000-00-00');
  return fc.string({ unit: 'grapheme', ...(minLength && { minLength }), maxLength, size: 'small' });
}

function bodyOf(properties: Record<string, Schema>, required: string[]): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = fc.oneof(
      { weight: 30, arbitrary: allowed(schema) },
      { weight: 1, arbitrary: junk },
    );
    return [name, value] as const;
  });
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  const broken = fc.tuple(
    whole,
    fc.subarray([...required]),
    fc.dictionary(fc.string(), junk, { maxKeys: 2 }),
  );
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    {
      weight: 1,
      arbitrary: broken.map(([body, missing, unknown]) => ({
        ...Object.fromEntries(Object.entries(body).filter(([name]) => !missing.includes(name))),
        ...unknown,
      })),
    },
  );
}

/** The server refuses a head of 16 kB (431) before it routes. */
const LONGEST_PATH = 12_000;

/** Requests for one call, with known, unknown and malformed ids in its path. */
export function requestsFor(call: Call, knownIds: readonly string[]): Arbitrary<GeneratedRequest> {
  const id = fc.oneof(
    fc.constantFrom(...knownIds, randomUUID()),
    // A client takes «.» and «..» out of a path before it sends it.
    fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((text) => !/^\.+$/.test(text))
      .map(encodeURIComponent),
  );
  const query = (call.parameters ?? []).filter((each) => each.in === 'query');
  const asText = (schema: Schema) => fc.oneof(allowed(schema), junk).map(asQuery);
  const values = Object.fromEntries(query.map(({ name, schema }) => [name, asText(schema)]));
  const schema = call.requestBody?.content['application/json']?.schema;
  return fc.record({
    path: fc
      .tuple(fc.array(id, { minLength: 3, maxLength: 3 }), fc.record(values, { requiredKeys: [] }))
      .map(
        ([ids, given]) =>
          call.template.replaceAll(/\{\w+\}/g, () => ids.pop() ?? '') + search(given),
      )
      .filter((path) => path.length < LONGEST_PATH),
    body: schema
      ? fc.oneof({ weight: 9, arbitrary: allowed(schema) }, junk)
      : fc.constant(undefined),
  });
}

function search(given: object): string {
  const pairs = Object.entries<string>({ ...given }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function asQuery(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
