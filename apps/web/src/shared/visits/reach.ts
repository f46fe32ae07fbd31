import { VISIT_STEPS, type VisitStep } from '@boligstyling/domain';
import { pageThatIsOpen, tell, type ReportedPage } from './open-page';

const counted = new WeakMap<ReportedPage, Set<VisitStep>>();

/**
 * Counts a step and those before it, once per open page. A third step counts only if reached,
 * because not all forms have one.
 */
export function reach(step: VisitStep): void {
  const page = pageThatIsOpen();
  if (!page) return;
  const known = counted.get(page) ?? new Set<VisitStep>(['page']);
  counted.set(page, known);
  for (const each of VISIT_STEPS.slice(0, VISIT_STEPS.indexOf(step) + 1)) {
    if (known.has(each) || (each === 'step-3' && each !== step)) continue;
    known.add(each);
    tell(page, each);
  }
}

/** From 1. */
export const reachStep = (step: number): void => reach(`step-${step as 1 | 2 | 3}`);
