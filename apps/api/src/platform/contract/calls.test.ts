import { expect, test } from '@jest/globals';
import { contract } from '../../testing/contract.js';

const calls = Object.values(contract.paths).flatMap((operations) => Object.values(operations));

test('whatever the method of a call, each of its answers has a name', () => {
  const unnamed = calls.filter(({ responses }) =>
    Object.values(responses).some(({ description }) => !description),
  );
  expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
});

test('how many a list must have and may have at most is said where it is refused otherwise', () => {
  const limitsOf = (schema: string, list: string) => {
    const { minItems, maxItems, uniqueItems } =
      contract.components.schemas[schema]?.properties?.[list] ?? {};
    return [minItems, maxItems, uniqueItems];
  };
  expect(limitsOf('SaveWebhookDto', 'events')).toEqual([1, 12, undefined]);
  expect(limitsOf('SaveIntegratorKeyDto', 'scopes')).toEqual([1, undefined, true]);
  expect(limitsOf('SaveIntegratorKeyDto', 'origins')).toEqual([undefined, 20, true]);
  expect(limitsOf('SavePartnerDto', 'services')).toEqual([1, undefined, undefined]);
});
