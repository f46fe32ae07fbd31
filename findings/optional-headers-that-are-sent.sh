#!/bin/sh
# Version: openapi-to-postmanv2 6.3.3, which Postman imports contracts by.
# Input: an OpenAPI 3.1 call with optional parameters: one with a default, one with a pattern, one
# that is a choice, and one with an example.
# Behaviour: each optional parameter is switched on and filled in, by default with an invented value:
# a random one of the choice, digits by the pattern, and the name of the type. The example is used
# only with `parametersResolution: "Example"`. `enableOptionalParameters: false` switches them off.
# Output:
#> as it is: cursor=<string>, limit=50, X-Form-Hidden-Field=one of the choice, If-Match=by the pattern, Idempotency-Key=<string>
#> Example: cursor=string, limit=50, X-Form-Hidden-Field=one of the choice, If-Match=by the pattern, Idempotency-Key=0b9f2f0a
#> switched off, as it is: none
#> switched off, without enableOptionalParameters: cursor, limit, X-Form-Hidden-Field, If-Match, Idempotency-Key
. "$(dirname "$0")/run"
npm_packages openapi-to-postmanv2@6.3.3
cat > try.cjs <<'END'
const { convertV2 } = require('openapi-to-postmanv2');

const CHOICE = ['empty', 'filled'];
const header = (name, schema) => ({ name, in: 'header', schema: { type: 'string', ...schema } });
const parameters = [
  { name: 'cursor', in: 'query', schema: { type: 'string' } },
  { name: 'limit', in: 'query', schema: { type: 'integer', default: 50 } },
  header('X-Form-Hidden-Field', { enum: CHOICE }),
  header('If-Match', { pattern: '^"\\d{1,9}"$' }),
  header('Idempotency-Key', { example: '0b9f2f0a' }),
];
const responses = { 200: { description: 'Leads.' } };
const contract = {
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  paths: { '/leads': { get: { parameters, responses } } },
};
async function imported(options) {
  const { output } = await new Promise((resolve) => {
    convertV2({ type: 'string', data: JSON.stringify(contract) }, options, (_, made) => resolve(made));
  });
  let [item] = output[0].data.item;
  while (item.item) [item] = item.item;
  return [...item.request.url.query, ...item.request.header];
}
function shown({ key, value }) {
  if (CHOICE.includes(value)) return `${key}=one of the choice`;
  return `${key}=${/^"\d{1,9}"$/.test(value) ? 'by the pattern' : value}`;
}
const off = (all) => all.filter(({ disabled }) => disabled).map(({ key }) => key);
(async () => {
  const asItIs = await imported({});
  console.log(`as it is: ${asItIs.map(shown).join(', ')}`);
  const byExample = await imported({ parametersResolution: 'Example' });
  console.log(`Example: ${byExample.map(shown).join(', ')}`);
  console.log(`switched off, as it is: ${off(asItIs).join(', ') || 'none'}`);
  const without = off(await imported({ enableOptionalParameters: false }));
  console.log(`switched off, without enableOptionalParameters: ${without.join(', ')}`);
})();
END
node try.cjs > found
compare < found
