#!/bin/sh
# Versions: @jsonhero/schema-infer 0.1.5 (with @jsonhero/json-infer-types 1.2.11), to-json-schema 0.2.5,
# type-analyzer 0.4.0; ajv 8.20.0 and ajv-formats 3.0.1 to check by the schema.
# Input: a message with a postal code, a telephone number, a KID and a sum in Norwegian form, as texts.
# Behaviour: four digits are a time of day, eight are a date, ten are a moment, and each comma separates
# thousands. A schema that is made from a message refuses that message.
# Output:
#> schema-infer: postal_code time, customer_phone date, kid string, sum string
#> by it: data/postal_code must match format "time", data/customer_phone must match format "date"
#> to-json-schema: postal_code utc-millisec, customer_phone utc-millisec, kid utc-millisec, sum string
#> type-analyzer: postal_code INT, customer_phone INT, kid TIME, sum INT
. "$(dirname "$0")/run"
npm_packages @jsonhero/schema-infer@0.1.5 to-json-schema@0.2.5 type-analyzer@0.4.0 ajv@8.20.0 ajv-formats@3.0.1 lodash@4.17.21
run_node <<'JS'
import { createRequire } from 'node:module';
import { inferSchema } from '@jsonhero/schema-infer';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import toJsonSchema from 'to-json-schema';

const { Analyzer } = createRequire(import.meta.url)('type-analyzer');
const MESSAGE = { postal_code: '5015', customer_phone: '40000000', kid: '2026000030', sum: '24900,50' };
const formats = ({ properties }) =>
  Object.entries(properties).map(([field, { type, format }]) => `${field} ${format ?? type}`).join(', ');

const inferred = inferSchema(MESSAGE).toJSONSchema();
console.log(`schema-infer: ${formats(inferred)}`);
const ajv = addFormats(new Ajv({ allErrors: true }));
ajv.validate(inferred, MESSAGE);
console.log(`by it: ${ajv.errorsText()}`);
console.log(`to-json-schema: ${formats(toJsonSchema(MESSAGE, { strings: { detectFormat: true } }))}`);
const columns = Analyzer.computeColMeta([MESSAGE, { ...MESSAGE, postal_code: '7013' }]);
console.log(`type-analyzer: ${columns.map(({ key, type }) => `${key} ${type}`).join(', ')}`);
JS
