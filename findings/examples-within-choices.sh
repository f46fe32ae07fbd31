#!/bin/sh
# Version: @usebruno/converters 0.23.0, which Bruno imports contracts by; openapi-sampler 1.6.2, which
# Redoc shows them by.
# Input: an OpenAPI 3.1 body whose fields have an example each, or a value that is fixed.
# Behaviour: Bruno's import takes the example that is beside `type`, `anyOf` or `$ref`. It ignores
# one within a choice, `examples`, `const` and `default`, and fills in an empty text. Redoc's sampler
# reads all.
# Output:
#> beside anyOf: Bruno "Fullstyling", Redoc "Fullstyling"
#> within anyOf: Bruno "", Redoc "Fullstyling"
#> enum, null by anyOf: Bruno "", Redoc "Fullstyling"
#> examples: Bruno "", Redoc "Fullstyling"
#> const: Bruno "", Redoc "Fullstyling"
#> default: Bruno "", Redoc "Fullstyling"
. "$(dirname "$0")/run"
npm_packages @usebruno/converters@0.23.0 openapi-sampler@1.6.2
run_node <<'END'
import { openApiToBruno } from '@usebruno/converters';
import sampler from 'openapi-sampler';

const value = 'Fullstyling';
const orNull = { type: 'null' };
const properties = {
  'beside anyOf': { anyOf: [{ type: 'string' }, orNull], example: value },
  'within anyOf': { anyOf: [{ type: 'string', example: value }, orNull] },
  'enum, null by anyOf': { anyOf: [{ type: 'string', enum: [value] }, orNull] },
  examples: { type: 'string', examples: [value] },
  const: { type: 'string', const: value },
  default: { type: 'string', default: value },
};
const schema = { type: 'object', properties };
const contract = {
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  paths: {
    '/leads': {
      post: {
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Stored.' } },
      },
    },
  },
};
const said = [];
console.log = (...words) => said.push(words);
const [{ request }] = openApiToBruno(contract).items;
const bruno = JSON.parse(request.body.json);
const redoc = sampler.sample(schema, {}, contract);
for (const name of Object.keys(properties)) {
  const both = [bruno, redoc].map((body) => JSON.stringify(body[name]));
  process.stdout.write(`${name}: Bruno ${both[0]}, Redoc ${both[1]}\n`);
}
END
