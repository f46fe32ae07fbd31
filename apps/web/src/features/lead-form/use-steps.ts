import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The step that an entry of the browser's history is for; undefined: for none in particular. */
function stepIn(state: unknown): number | undefined {
  const step = (state as { step?: unknown } | null)?.step;
  return Number.isInteger(step) ? Number(step) : undefined;
}

/**
 * Which step is shown. Each one on is an entry of the browser's history, so that its back button
 * leads to the step before and a reload to the same. An entry for none in particular, such as an
 * anchor's, changes nothing.
 *
 * @param reach the last step that the answers so far lead to; asked when an entry is come to
 */
export function useSteps(reach: () => number) {
  const location = useLocation();
  const navigate = useNavigate();
  const [first] = useState(location.key);
  const [entry, setEntry] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const asked = stepIn(location.state);
  if (entry !== location.key) {
    setEntry(location.key);
    setWanted(asked ?? wanted);
  }
  const current = Math.min(wanted, reach());

  const show = (step: number, replace: boolean) =>
    void navigate({ search: location.search }, { state: { step }, replace });
  /** What a step needs may be gone, or not be kept: then it is not come to later by itself. */
  const settle = useEffectEvent(() => {
    const most = reach();
    if (asked !== undefined && asked > most) show(most, true);
  });
  useLayoutEffect(() => settle(), [location.key]);

  /** Where the visitor is by now: an answer from the server may find her gone back meanwhile. */
  const here = useRef({ current, asked });
  useLayoutEffect(() => {
    here.current = { current, asked };
  });

  /** Whether there was a way to go. */
  const goTo = (step: number): boolean => {
    const { current, asked } = here.current;
    if (step === current) return false;
    const isEntry = asked === current;
    if (!isEntry) show(current, true);
    if (step < current && isEntry) void navigate(step - current);
    else show(step, false);
    return true;
  };

  return {
    current,
    /** Since the page was opened. */
    hasMoved: location.key !== first,
    goTo,
    /** Back at the first step, as if for the first time. */
    startAgain: () => show(0, true),
  };
}
