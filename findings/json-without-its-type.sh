#!/bin/sh
# Versions: @kubb/cli, core, plugin-oas, plugin-ts and plugin-client 4.39.3, esbuild 0.25.12.
# Input: an OpenAPI 3.1 contract whose only type of request is application/json, and a call of the
# client that is made of it.
# Behaviour: the fetch client sends the body as JSON without saying so; fetch calls it text/plain.
# The axios client of the same generator says it.
# Output:
#> fetch: text/plain;charset=UTF-8
#> axios: application/json
. "$(dirname "$0")/run"
npm_packages @kubb/cli@4.39.3 @kubb/core@4.39.3 @kubb/plugin-oas@4.39.3 @kubb/plugin-ts@4.39.3 \
  @kubb/plugin-client@4.39.3 axios@1.21.1 esbuild@0.25.12
cat > contract.yaml <<'END'
openapi: 3.1.0
info: { title: Leads, version: '1' }
paths:
  /leads:
    post:
      operationId: sendLead
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } }
      responses:
        '200':
          description: Stored.
          content: { application/json: { schema: { type: object } } }
END
cat > use.mjs <<'END'
import { createServer } from 'node:http';
import { sendLead } from './client/index.ts';

const server = createServer((request, response) => {
  console.log(`${process.argv[2]}: ${request.headers['content-type'] ?? 'none'}`);
  response.setHeader('content-type', 'application/json').end('{}');
});
server.listen(17010, '127.0.0.1', () => void sendLead({ a: 'b' }).then(() => server.close()));
END
for client in fetch axios; do
  cat > kubb.config.mjs <<END
import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  input: { path: './contract.yaml' },
  output: { path: './client', clean: true },
  plugins: [pluginOas({ generators: [] }), pluginTs(),
    pluginClient({ client: '$client', baseURL: 'http://127.0.0.1:17010' })],
});
END
  node_modules/.bin/kubb generate > log 2>&1
  node_modules/.bin/esbuild use.mjs --bundle --platform=node --format=cjs --outfile=used.cjs \
    --log-level=error --main-fields=module,main
  node used.cjs "$client"
done > found
compare < found
