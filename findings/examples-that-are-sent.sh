#!/bin/sh
# Version: @devlikeapro/n8n-openapi-node 0.1.4, which makes nodes of n8n from contracts.
# Input: an OpenAPI 3.1 call whose header, text and choices are optional, each with an example. The
# example of a nullable choice stands beside `anyOf`.
# Behaviour: an example becomes the field's default, which the node sends unless somebody changes it.
# The nullable choice gets the first of its values, not the example, and nullable texts get no type.
# Output:
#> Idempotency-Key: string, sends "0b9f2f0a" in a header
#> agent_contact: options, sends "yes" in the body
#> plain_choice: options, sends "no" in the body
#> message: no type, sends "Ring etter kl. 16." in the body
#> without_example: string, sends "" in the body
. "$(dirname "$0")/run"
npm_packages @devlikeapro/n8n-openapi-node@0.1.4
cat > try.cjs <<'END'
const { N8NPropertiesBuilder } = require('@devlikeapro/n8n-openapi-node');

const choice = { type: 'string', enum: ['yes', 'no'] };
const properties = {
  agent_contact: { anyOf: [choice, { type: 'null' }], example: 'no' },
  plain_choice: { ...choice, example: 'no' },
  message: { type: ['string', 'null'], example: 'Ring etter kl. 16.' },
  without_example: { type: 'string' },
};
const schema = { type: 'object', properties };
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', example: '0b9f2f0a' } };
const contract = {
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  tags: [{ name: 'leads' }],
  paths: {
    '/leads': {
      post: {
        operationId: 'submitLead',
        tags: ['leads'],
        parameters: [key],
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 201: { description: 'Stored.' } },
      },
    },
  },
};
const fields = new N8NPropertiesBuilder(contract, {}).build();
for (const { name, type, default: value, routing } of fields) {
  if (!routing) continue;
  const place = routing.send?.type === 'body' ? 'the body' : 'a header';
  console.log(`${name}: ${type ?? 'no type'}, sends ${JSON.stringify(value)} in ${place}`);
}
END
node try.cjs > found
compare < found
