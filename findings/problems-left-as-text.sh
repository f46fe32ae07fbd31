#!/bin/sh
# Versions: needle 3.5.0, wretch 2.11.1, axios 1.21.1.
# Input: one refusal, answered as `application/json` and as `application/problem+json` (RFC 9457).
# Behaviour: needle and wretch parse the first alone. Of a problem, needle hands on the text as its
# `body`, and wretch has no `json` on the fault.
# Output:
#> needle: application/json Noen felt må rettes., application/problem+json undefined
#> wretch: application/json Noen felt må rettes., application/problem+json undefined
#> axios: application/json Noen felt må rettes., application/problem+json Noen felt må rettes.
. "$(dirname "$0")/run"
npm_packages needle@3.5.0 wretch@2.11.1 axios@1.21.1
run_node <<'END'
import axios from 'axios';
import needle from 'needle';
import { once } from 'node:events';
import { createServer } from 'node:http';
import wretch from 'wretch';

const problem = { type: '/problems/invalid-request', status: 400, error: 'Noen felt må rettes.' };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(400, { 'content-type': request.url.slice(1) }).end(JSON.stringify(problem));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const fault = (call) => call.then(() => ({}), (error) => error);
const clients = {
  needle: async (url) => (await needle('post', url, { a: 1 }, { json: true })).body.error,
  wretch: async (url) => (await fault(wretch(url).post({ a: 1 }).json())).json?.error,
  axios: async (url) => (await fault(axios.post(url, { a: 1 }))).response.data.error,
};
for (const [name, call] of Object.entries(clients)) {
  const seen = [];
  for (const type of ['application/json', 'application/problem+json']) {
    seen.push(`${type} ${await call(`http://127.0.0.1:${server.address().port}/${type}`)}`);
  }
  console.log(`${name}: ${seen.join(', ')}`);
}
server.close();
server.closeAllConnections();
END
