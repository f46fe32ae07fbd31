import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface StepEntry {
  step: number | undefined;
  /** Preceding entries of this page. */
  before: number;
}

function entryIn(state: unknown): StepEntry {
  const { step, before } = (state ?? {}) as Partial<Record<keyof StepEntry, unknown>>;
  return { step: Number.isInteger(step) ? Number(step) : undefined, before: Number(before) || 0 };
}

/**
 * The back button and a reload work. Entries without a step, such as an anchor, change nothing.
 *
 * @param reach the last step allowed by the answers, evaluated when an entry is reached
 */
export function useSteps(reach: () => number) {
  const location = useLocation();
  const navigate = useNavigate();
  const [first] = useState(location.key);
  const [entry, setEntry] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const { step: asked, before } = entryIn(location.state);
  if (entry !== location.key) {
    setEntry(location.key);
    setWanted(asked ?? wanted);
  }
  const current = Math.min(wanted, reach());

  const go = (to: StepEntry, replace: boolean) =>
    void navigate({ search: location.search }, { state: to, replace });
  const showInstead = (step: number) => go({ step, before: 0 }, true);
  /** After a reload answers may be missing. */
  const settle = useEffectEvent(() => {
    const most = reach();
    if (asked !== undefined && asked > most) showInstead(most);
  });
  useLayoutEffect(() => settle(), [location.key]);

  /** The owner may have gone back before the server answers. */
  const here = useRef({ current, asked, before });
  useLayoutEffect(() => {
    here.current = { current, asked, before };
  });

  /** @returns false if there is no such step */
  const goTo = (step: number): boolean => {
    const { current, asked, before } = here.current;
    if (step === current) return false;
    const isEntry = asked === current;
    const steps = isEntry ? before : 0;
    if (!isEntry) showInstead(current);
    if (step < current && current - step <= steps) void navigate(step - current);
    else go({ step, before: step === current + 1 ? steps + 1 : 0 }, false);
    return true;
  };

  return {
    current,
    hasMoved: location.key !== first,
    goTo,
    startAgain: () => showInstead(0),
  };
}
