#!/bin/sh
# Version: undici 7.30.2.
# Input: a server that answers 429 with Retry-After 1 and a problem in its body; at most two retries.
# Behaviour: through RetryAgent, fetch never gives the answer: POST, which is not retried, fails as if
# there were no network, and the retry of PUT with a text as its body fails inside the client before
# it is sent. `request` retries the same PUT, once more than the setting says.
# Output:
#> plain fetch, POST: status 429, 1 request
#> fetch, POST: fetch failed (UND_ERR_REQ_RETRY), 1 request
#> fetch, PUT: fetch failed (UND_ERR_REQ_CONTENT_LENGTH_MISMATCH), 1 request
#> request, PUT: Request failed (UND_ERR_REQ_RETRY), 4 requests
. "$(dirname "$0")/run"
npm_packages undici@7.30.2
run_node <<'END'
import { createServer } from 'node:http';
import { Agent, fetch, request, RetryAgent } from 'undici';

let requests = 0;
const server = createServer((asked, answer) => {
  asked.resume();
  requests += 1;
  answer.writeHead(429, { 'retry-after': '1', 'content-type': 'application/problem+json' });
  answer.end('{"type":"/problems/too-many"}');
}).listen(0);
const address = `http://127.0.0.1:${server.address().port}`;

async function show(name, call, method, dispatcher) {
  requests = 0;
  let told;
  try {
    told = `status ${(await call(address, { method, body: '{}', dispatcher })).status}`;
  } catch (fault) {
    told = `${fault.message} (${(fault.cause ?? fault).code})`;
  }
  console.log(`${name}, ${method}: ${told}, ${requests} request${requests === 1 ? '' : 's'}`);
}
const retrying = () => new RetryAgent(new Agent(), { maxRetries: 2 });
await show('plain fetch', fetch, 'POST', new Agent());
await show('fetch', fetch, 'POST', retrying());
await show('fetch', fetch, 'PUT', retrying());
await show('request', request, 'PUT', retrying());
process.exit();
END
