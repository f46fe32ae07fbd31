import { expect, test } from '@jest/globals';
import { contract } from '../../apps/api/src/testing/contract.js';
import { callsOn } from './calls.mjs';

const ID = '0192f000-0000-7000-8000-000000000000';

/** By the address with any parameter as `{id}`. */
const CALLS = new Map(
  Object.entries(contract.paths).map(([path, { get }]) => [path.replace(/\{\w+\}/g, '{id}'), get]),
);

/** A call that is refused ends a run of many minutes. */
test('every measured call is a GET of the contract, with parameters that it has', async () => {
  const calls = await callsOn({ query: async () => ({ rows: [{ id: ID }] }) });
  const unknown = calls.filter(({ by = 'admin', path }) => {
    const { pathname, searchParams } = new URL(`http://bench/api/${by}${path}`);
    const call = CALLS.get(pathname.replace(ID, '{id}'));
    const known = call?.parameters?.map(({ name }) => name) ?? [];
    return !call || [...searchParams.keys()].some((name) => !known.includes(name));
  });
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
