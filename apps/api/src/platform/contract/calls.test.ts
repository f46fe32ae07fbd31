import { expect, test } from '@jest/globals';
import { contract } from '../../testing/contract.js';

const calls = Object.values(contract.paths).flatMap((operations) => Object.values(operations));

test('whatever the method of a call, each of its answers has a name', () => {
  const unnamed = calls.filter(({ responses }) =>
    Object.values(responses).some(({ description }) => !description),
  );
  expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
});
