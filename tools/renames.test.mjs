import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const RENAMES = JSON.parse(read('docs/renames.json'));

const contract = read('openapi.yaml');
const matches = (expression) => new Set([...contract.matchAll(expression)].map(([, name]) => name));

/** Names below any `properties:`, which is how the contract lists the fields of a schema. */
function propertyNames() {
  const names = new Set();
  const levels = [];
  for (const line of contract.split('\n')) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    while (levels.length > 0 && indent <= levels.at(-1)) levels.pop();
    const name = /^\s+([\w-]+):/.exec(line)?.[1];
    if (name && levels.length > 0 && indent === levels.at(-1) + 2) names.add(name);
    if (/^\s+properties:$/.test(line)) levels.push(indent);
  }
  return names;
}

const NAMES = {
  routes: matches(/^ {2}(\/[^:\n]*):$/gm),
  schemas: matches(/^ {4}([A-Z]\w*Dto):$/gm),
  operations: matches(/operationId: (\w+)$/gm),
  properties: propertyNames(),
  problems: matches(/\/problems\/([\w-]+)/g),
  values: matches(/^\s+- ([\w-]+)$/gm),
};

describe.each(Object.keys(NAMES))('the map of renamed %s', (kind) => {
  const names = NAMES[kind];
  const renamed = Object.entries(RENAMES[kind]);

  it('has no old name that the contract still uses', () =>
    expect(renamed.map(([old]) => old).filter((old) => names.has(old))).toEqual([]));

  it('has no new name that the contract lacks', () =>
    expect(renamed.map(([, name]) => name).filter((name) => !names.has(name))).toEqual([]));
});
