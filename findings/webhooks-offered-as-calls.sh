#!/bin/sh
# Version: @samchon/openapi 6.0.1, which makes functions for language models from a contract.
# Input: an OpenAPI 3.1 contract with one call, whose idempotency key is a header, and one webhook.
# Behaviour: the webhook, which the server sends, is offered as a function too, with its name as the
# path. Of the call, the header is not among the parameters.
# Output:
#> sendLead: POST /leads, takes body
#> leadWon: POST lead.won, takes body
#> sendLead has Idempotency-Key: false
. "$(dirname "$0")/run"
npm_packages @samchon/openapi@6.0.1
run_node <<'END'
import { HttpLlm, OpenApi } from '@samchon/openapi';

const bodyOf = (properties) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
const responses = { 204: { description: 'Received.' } };
const text = { type: 'string' };
const document = OpenApi.convert({
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  paths: {
    '/leads': {
      post: {
        operationId: 'sendLead',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text }],
        requestBody: bodyOf({ customer_name: text }),
        responses,
      },
    },
  },
  webhooks: {
    'lead.won': {
      post: { operationId: 'leadWon', requestBody: bodyOf({ lead_id: text }), responses },
    },
  },
});
const { functions } = HttpLlm.application({ document });
const called = ({ operation }) => operation().operationId;
for (const each of functions) {
  const taken = Object.keys(each.parameters.properties).join(', ');
  console.log(`${called(each)}: ${each.method.toUpperCase()} ${each.path}, takes ${taken}`);
}
const [first] = functions;
const hasKey = JSON.stringify(first.parameters).includes('Idempotency-Key');
console.log(`${called(first)} has Idempotency-Key: ${hasKey}`);
END
