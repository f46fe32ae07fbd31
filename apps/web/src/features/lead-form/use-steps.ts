import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What an entry of the browser's history is for. */
interface StepEntry {
  /** Undefined: for none in particular. */
  step: number | undefined;
  /** How many steps right before it have the entries right before it, on the same page. */
  before: number;
}

function entryIn(state: unknown): StepEntry {
  const { step, before } = (state ?? {}) as Partial<Record<keyof StepEntry, unknown>>;
  return { step: Number.isInteger(step) ? Number(step) : undefined, before: Number(before) || 0 };
}

/**
 * Which step is shown. Each one on is an entry of the browser's history, so that its back button
 * leads to the step before and a reload to the same. An entry for none in particular, such as an
 * anchor's or another article's, changes nothing; a step before it is then shown by an entry of its own.
 *
 * @param reach the last step that the answers so far lead to; asked when an entry is come to
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
  /** What a step needs may be gone, or not be kept: then it is not come to later by itself. */
  const settle = useEffectEvent(() => {
    const most = reach();
    if (asked !== undefined && asked > most) showInstead(most);
  });
  useLayoutEffect(() => settle(), [location.key]);

  /** Where the visitor is by now: an answer from the server may find her gone back meanwhile. */
  const here = useRef({ current, asked, before });
  useLayoutEffect(() => {
    here.current = { current, asked, before };
  });

  /** Whether there was a way to go. */
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
    /** Since the page was opened. */
    hasMoved: location.key !== first,
    goTo,
    /** Back at the first step, as if for the first time. */
    startAgain: () => showInstead(0),
  };
}
