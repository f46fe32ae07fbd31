#!/bin/sh
# Versions: @stoplight/prism-cli 5.16.0, @stdy/cli 0.22.2, openapi-sampler 1.7.10, oas 38.6.0,
# @mswjs/source 0.5.0.
# Input: a page of a list in an OpenAPI 3.1 contract, whose cursor of the next page is required and
# may be null, with no example, and with the example null.
# Behaviour: without an example, four make up a cursor, so a client that reads on until null never
# ends. With the example null, @stdy/cli still does. @mswjs/source leaves out the field, which is
# required, in both.
# Output:
#> prism: without an example a cursor, with null null
#> @stdy/cli: without an example a cursor, with null a cursor
#> openapi-sampler: without an example a cursor, with null null
#> oas: without an example a cursor, with null null
#> @mswjs/source: without an example undefined, with null undefined
. "$(dirname "$0")/run"
npm_packages @stoplight/prism-cli@5.16.0 @stdy/cli@0.22.2 openapi-sampler@1.7.10 oas@38.6.0 \
  @mswjs/source@0.5.0 msw@2.15.0
run_node <<'END'
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fromOpenApi } from '@mswjs/source/open-api';
import Oas from 'oas';
import { sample } from 'openapi-sampler';

const contract = (next_cursor) => ({
  openapi: '3.1.0',
  info: { title: 'Leads', version: '1' },
  servers: [{ url: 'http://127.0.0.1' }],
  paths: {
    '/leads': {
      get: {
        responses: {
          200: {
            description: 'A page.',
            content: { 'application/json': { schema: page(next_cursor) } },
          },
        },
      },
    },
  },
});
const page = (next_cursor) => ({
  type: 'object',
  required: ['next_cursor'],
  properties: { next_cursor },
});
const CURSOR = { type: ['string', 'null'] };
const WITH_EXAMPLE = { ...CURSOR, example: null };

async function mocked(command, port, cursor) {
  await writeFile('contract.json', JSON.stringify(contract(cursor)));
  const [name, ...words] = command.split(' ');
  const server = spawn(`node_modules/.bin/${name}`, [...words, '-p', port, 'contract.json']);
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/leads`).catch(() => wait(200));
      if (answer) return await answer.json();
    }
  } finally {
    server.kill();
  }
}
async function handled(cursor) {
  const request = new Request('http://127.0.0.1/leads');
  for (const handler of await fromOpenApi(contract(cursor))) {
    const { response } = (await handler.run({ request, requestId: '1' })) ?? {};
    if (response) return response.json();
  }
}
function exampled(cursor) {
  const [answer] = Oas.init(contract(cursor)).operation('/leads', 'get').getResponseExamples();
  return answer.mediaTypes['application/json'][0].value;
}
const READERS = {
  prism: (cursor) => mocked('prism mock', '4701', cursor),
  '@stdy/cli': (cursor) => mocked('steady', '4702', cursor),
  'openapi-sampler': (cursor) => sample(page(cursor)),
  oas: exampled,
  '@mswjs/source': handled,
};
const shown = ({ next_cursor: cursor }) => (cursor ? 'a cursor' : `${cursor}`);
for (const [name, read] of Object.entries(READERS)) {
  const [without, example] = [await read(CURSOR), await read(WITH_EXAMPLE)];
  console.log(`${name}: without an example ${shown(without)}, with null ${shown(example)}`);
}
END
