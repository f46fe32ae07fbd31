import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useInTurn } from './use-in-turn';

test('a failed call does not block the later ones', async () => {
  const inTurn = renderHook(() => useInTurn()).result.current;
  const made: string[] = [];
  const later = new Promise((resolve) => {
    inTurn(() => Promise.reject(new Error('No answer')));
    inTurn(async () => made.push('second'));
    inTurn(async () => resolve(made.push('third')));
  });
  await later;
  expect(made).toEqual(['second', 'third']);
});
