#!/bin/sh
# Versions: oas 38.6.0, @readme/oas-to-snippet 29.3.8, and for comparison swagger-client 3.39.0.
# Input: a contract whose server is «/», the default of OpenAPI: wherever the contract came from.
# Behaviour: oas, told nothing else, calls the server https://example.com, also in the code that it
# makes for a reader to try. swagger-client takes the address that it fetched the contract from.
# Output:
#> oas, server «/»: https://example.com
#> oas-to-snippet, server «/»: --url https://example.com/leads
#> oas, server «https://api.example»: https://api.example
#> swagger-client, server «/»: https://api.example/leads
. "$(dirname "$0")/run"
npm_packages oas@38.6.0 @readme/oas-to-snippet@29.3.8 swagger-client@3.39.0
run_node <<'END'
import toSnippet from '@readme/oas-to-snippet';
import Oas from 'oas';
import SwaggerClient from 'swagger-client';

const contract = (url) => ({
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  servers: [{ url }],
  paths: {
    '/leads': {
      post: {
        operationId: 'sendLead',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { 204: { description: 'Received.' } },
      },
    },
  },
});
const relative = Oas.init(contract('/'));
console.log(`oas, server «/»: ${relative.url()}`);
const operation = relative.operation('/leads', 'post');
const { code } = toSnippet(relative, operation, { body: {} }, {}, 'shell');
const [url] = /--url \S+/.exec(code);
console.log(`oas-to-snippet, server «/»: ${url}`);
const absolute = Oas.init(contract('https://api.example'));
console.log(`oas, server «https://api.example»: ${absolute.url()}`);

const contextUrl = 'https://api.example/openapi.json';
const { spec } = await SwaggerClient({ spec: contract('/'), url: contextUrl });
const request = SwaggerClient.buildRequest({ spec, contextUrl, operationId: 'sendLead' });
console.log(`swagger-client, server «/»: ${request.url}`);
END
