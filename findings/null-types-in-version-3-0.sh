#!/bin/sh
# Versions: @apiture/openapi-down-convert 0.14.2, @apidevtools/swagger-parser 13.1.0.
# Input: an OpenAPI 3.1 contract whose fields may be null: a text, a choice, and a shared schema.
# Behaviour: the list of types becomes `nullable`. In `anyOf` the type null stays, which version 3.0
# does not know, so the converted contract is not valid.
# Output:
#> text: {"type":"string","nullable":true}
#> choice: {"anyOf":[{"type":"string","enum":["yes","no"]},{"type":"null"}]}
#> shared: {"anyOf":[{"$ref":"#/components/schemas/Day"},{"type":"null"}]}
#> only the text as 3.0.3: valid
#> with the choice as 3.0.3: not valid
#> with the shared schema as 3.0.3: not valid
. "$(dirname "$0")/run"
npm_packages @apiture/openapi-down-convert@0.14.2 @apidevtools/swagger-parser@13.1.0 openapi-types@12.1.3
run_node <<'END'
import SwaggerParser from '@apidevtools/swagger-parser';
import { Converter } from '@apiture/openapi-down-convert';

const none = { type: 'null' };
const fields = {
  text: { type: ['string', 'null'] },
  choice: { anyOf: [{ type: 'string', enum: ['yes', 'no'] }, none] },
  shared: { anyOf: [{ $ref: '#/components/schemas/Day' }, none] },
};
const converted = (properties) =>
  new Converter({
    openapi: '3.1.0',
    info: { title: 'Leads', version: '1' },
    paths: {},
    components: {
      schemas: { Day: { type: 'string', format: 'date' }, Lead: { type: 'object', properties } },
    },
  }).convert();
const { Lead } = converted(structuredClone(fields)).components.schemas;
for (const [name, field] of Object.entries(Lead.properties)) {
  console.log(`${name}: ${JSON.stringify(field)}`);
}
const { text, choice, shared } = fields;
const contracts = {
  'only the text': { text },
  'with the choice': { text, choice },
  'with the shared schema': { text, shared },
};
for (const [name, properties] of Object.entries(contracts)) {
  const contract = converted(structuredClone(properties));
  const version = contract.openapi;
  const verdict = await SwaggerParser.validate(contract).then(
    () => 'valid',
    () => 'not valid',
  );
  console.log(`${name} as ${version}: ${verdict}`);
}
END
