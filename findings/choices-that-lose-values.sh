#!/bin/sh
# Versions: openapi-typescript-codegen 0.31.0, and for comparison oazapfts 7.5.0.
# Input: a choice of places, two of which differ in a Norwegian letter alone.
# Behaviour: to openapi-typescript-codegen every æ, ø and å is an underscore, so Bø and Bå share a
# name, and the second is left out of the type. oazapfts keeps both.
# Output:
#> openapi-typescript-codegen: B_ = Bø, BERGEN = Bergen
#> oazapfts: Bo = Bø, Ba = Bå, Bergen = Bergen
. "$(dirname "$0")/run"
npm_packages openapi-typescript-codegen@0.31.0 oazapfts@7.5.0 typescript@5.9.3
run_node <<'END'
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';

const Place = { type: 'string', enum: ['Bø', 'Bå', 'Bergen'] };
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Place' } } };
const contract = {
  openapi: '3.1.0',
  info: { title: 'Places', version: '1' },
  paths: {
    '/place': {
      get: { operationId: 'getPlace', responses: { 200: { description: 'One place.', content } } },
    },
  },
  components: { schemas: { Place } },
};
await writeFile('contract.json', JSON.stringify(contract));
async function show(name, words, file) {
  execFileSync(`node_modules/.bin/${words[0]}`, words.slice(1), { stdio: 'ignore' });
  const [, members] = /enum Place \{([^}]+)\}/.exec(await readFile(file, 'utf8'));
  const pairs = [...members.matchAll(/(\w+) = (['"])(.+?)\2/g)];
  const shown = pairs.map(([, member, , value]) => `${member} = ${JSON.parse(`"${value}"`)}`);
  console.log(`${name}: ${shown.join(', ')}`);
}
const codegen = ['openapi', '--input', 'contract.json', '--output', 'client'];
await show('openapi-typescript-codegen', codegen, 'client/models/Place.ts');
await show('oazapfts', ['oazapfts', '--useEnumType', 'contract.json', 'places.ts'], 'places.ts');
END
