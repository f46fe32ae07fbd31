import { VISIT_STEPS, type VisitStep } from '@boligstyling/domain';
import { pageThatIsOpen, reportVisitStep, type ReportedPage } from './open-page';

const counted = new WeakMap<ReportedPage, Set<VisitStep>>();

/** Not all forms have a third step. */
export function reach(step: VisitStep): void {
  const page = pageThatIsOpen();
  if (!page) return;
  const known = counted.get(page) ?? new Set<VisitStep>(['page']);
  counted.set(page, known);
  for (const each of VISIT_STEPS.slice(0, VISIT_STEPS.indexOf(step) + 1)) {
    if (known.has(each) || (each === 'step-3' && each !== step)) continue;
    known.add(each);
    reportVisitStep(page, each);
  }
}

/** From 1. */
export const reachStep = (step: number): void => reach(`step-${step as 1 | 2 | 3}`);
