#!/bin/sh
# Versions: openapi-backend 5.21.2, jest-openapi 0.14.2, and for comparison
# @apidevtools/swagger-parser 13.1.0.
# Input: three valid contracts of OpenAPI 3.1: one without anything new, one with a text that may be
# null, and one with a webhook.
# Behaviour: openapi-backend, whose README names 3.1, and jest-openapi hold them against the rules of
# 3.0 and refuse the latter two. With `quick: true` openapi-backend serves them.
# Output:
#> nothing new: swagger-parser accepts, openapi-backend accepts, with quick accepts, jest-openapi accepts
#> a nullable text: swagger-parser accepts, openapi-backend refuses, with quick accepts, jest-openapi refuses
#> a webhook: swagger-parser accepts, openapi-backend refuses, with quick accepts, jest-openapi refuses
. "$(dirname "$0")/run"
npm_packages openapi-backend@5.21.2 jest-openapi@0.14.2 @apidevtools/swagger-parser@13.1.0 openapi-types@12.1.3
cat > try.cjs <<'END'
const { OpenAPIBackend } = require('openapi-backend');
const swaggerParser = require('@apidevtools/swagger-parser');

globalThis.expect = { extend() {} };
const jestOpenApi = require('jest-openapi');
const SwaggerParser = swaggerParser.default ?? swaggerParser;

const answer = { 200: { description: 'Leads.' } };
const contractWith = (type, more) => ({
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  paths: { '/leads': { get: { operationId: 'listLeads', responses: answer } } },
  components: { schemas: { Rooms: { type } } },
  ...more,
});
const contracts = {
  'nothing new': contractWith('string'),
  'a nullable text': contractWith(['string', 'null']),
  'a webhook': contractWith('string', { webhooks: { 'lead.won': { post: { responses: answer } } } }),
};
const backend = (quick) => (definition) =>
  new OpenAPIBackend({ definition, quick, strict: true }).init();
const readers = {
  'swagger-parser': (contract) => SwaggerParser.validate(contract),
  'openapi-backend': backend(false),
  'with quick': backend(true),
  'jest-openapi': async (contract) => (jestOpenApi.default ?? jestOpenApi)(contract),
};
(async () => {
  for (const [what, contract] of Object.entries(contracts)) {
    const seen = [];
    for (const [name, read] of Object.entries(readers)) {
      const verdict = await read(structuredClone(contract)).then(
        () => 'accepts',
        () => 'refuses',
      );
      seen.push(`${name} ${verdict}`);
    }
    console.log(`${what}: ${seen.join(', ')}`);
  }
})();
END
node try.cjs > found
compare < found
