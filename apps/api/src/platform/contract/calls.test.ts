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
    const { minItems, maxItems, uniqueItems } =
      contract.components.schemas[schema]?.properties?.[list] ?? {};
    return [minItems, maxItems, uniqueItems];
  };
  expect(limitsOf('SaveWebhookDto', 'events')).toEqual([1, 15, undefined]);
  expect(limitsOf('SaveIntegratorKeyDto', 'scopes')).toEqual([1, undefined, true]);
  expect(limitsOf('SaveIntegratorKeyDto', 'origins')).toEqual([undefined, 20, true]);
  expect(limitsOf('SavePartnerDto', 'services')).toEqual([1, undefined, undefined]);
});
