#!/bin/sh
# Versions: @dmitryrechkin/json-schema-to-zod 1.0.1, and for comparison zod-from-json-schema 0.5.6 and ajv 8.20.0.
# Input: properties of a JSON schema with a length, a pattern, a constant, a least number and a moment, each
# with a value that breaks the limit, and a moment with an offset (RFC 3339), which is valid.
# Behaviour: the type alone is kept, so every wrong value passes; the valid moment is refused.
# Output:
#> ten letters of three: passes, zod-from-json-schema refused, ajv refused
#> letters for 4 digits: passes, zod-from-json-schema refused, ajv refused
#> no for the constant yes: passes, zod-from-json-schema refused, ajv refused
#> −5 of at least 0: passes, zod-from-json-schema refused, ajv refused
#> a moment with offset: refused, zod-from-json-schema passes, ajv passes
. "$(dirname "$0")/run"
npm_packages @dmitryrechkin/json-schema-to-zod@1.0.1 zod@3.25.76
mkdir other
cd other
npm_packages zod-from-json-schema@0.5.6 ajv@8.20.0 ajv-formats@3.0.1
cd ..
run_node <<'JS'
import { createRequire } from 'node:module';
import { JSONSchemaToZod } from '@dmitryrechkin/json-schema-to-zod';

const require = createRequire(new URL('other/try.cjs', import.meta.url));
const Ajv = require('ajv').default;
const { convertJsonSchemaToZod } = require('zod-from-json-schema');
const ajv = require('ajv-formats')(new Ajv());
const CASES = [
  ['ten letters of three', { type: 'string', maxLength: 3 }, 'abcdefghij'],
  ['letters for 4 digits', { type: 'string', pattern: '^[0-9]{4}$' }, 'Oslo'],
  ['no for the constant yes', { type: 'string', const: 'yes' }, 'no'],
  ['−5 of at least 0', { type: 'integer', minimum: 0 }, -5],
  ['a moment with offset', { type: 'string', format: 'date-time' }, '2026-11-20T12:00:00+01:00'],
];
const said = (passes) => (passes ? 'passes' : 'refused');
for (const [name, of, value] of CASES) {
  const schema = { type: 'object', properties: { field: of }, required: ['field'] };
  const message = { field: value };
  console.log(
    `${name}: ${said(JSONSchemaToZod.convert(schema).safeParse(message).success)},`,
    `zod-from-json-schema ${said(convertJsonSchemaToZod(schema).safeParse(message).success)},`,
    `ajv ${said(ajv.validate(schema, message))}`,
  );
}
JS
