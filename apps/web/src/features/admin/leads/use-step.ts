import { useState } from 'react';

/**
 * What is being asked about a thing, until it stands otherwise than it did when that was begun: the
 * answer would be to another question.
 */
export function useStep<Step extends string>(
  state: string,
): [Step | undefined, (step?: Step) => void] {
  const [begun, setBegun] = useState<{ step: Step; state: string }>();
  const step = begun?.state === state ? begun.step : undefined;
  return [step, (next) => setBegun(next && { step: next, state })];
}
