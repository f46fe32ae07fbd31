import { expect, test } from '@jest/globals';
import { contract } from '../../testing/contract.js';

const calls = Object.values(contract.paths).flatMap((operations) => Object.values(operations));

test('every answer of a call has a name, whatever the method', () => {
  const unnamed = calls.filter(({ responses }) =>
    Object.values(responses).some(({ description }) => !description),
  );
  expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
});

test('an array with a refused length documents its minimum and maximum', () => {
  const limitsOf = (schema: string, list: string) => {
    const { schemas } = contract.components;
    const property = schemas[schema]?.properties?.[list] ?? {};
    const { minItems, maxItems } = schemas[property.$ref?.split('/').at(-1) ?? ''] ?? property;
    return [minItems, maxItems];
  };
  expect(limitsOf('SaveWebhookDto', 'events')).toEqual([1, 15]);
  expect(limitsOf('SaveIntegratorKeyDto', 'scopes')).toEqual([1, undefined]);
  expect(limitsOf('SaveIntegratorKeyDto', 'origins')).toEqual([undefined, 20]);
  expect(limitsOf('SavePartnerDto', 'services')).toEqual([1, undefined]);
});
