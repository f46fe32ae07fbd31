import { useState } from 'react';

/** A step is left when its subject changes, because its answer would belong to another question. */
export function useStep<Step extends string>(
  state: string,
): [Step | undefined, (step?: Step) => void] {
  const [begun, setBegun] = useState<{ step: Step; state: string }>();
  const step = begun?.state === state ? begun.step : undefined;
  return [step, (next) => setBegun(next && { step: next, state })];
}
