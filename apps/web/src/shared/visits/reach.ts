import { VISIT_STEPS, type VisitStep } from '@boligstyling/domain';
import { pageThatIsOpen, tell, type ToldPage } from './open-page';

/** The steps that were counted of each page that was open. */
const counted = new WeakMap<ToldPage, Set<VisitStep>>();

/**
 * Counts that the visit of the open page got to a step, once, and to those before it: not all forms
 * have a third step, which is counted only where it was reached.
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

/** The same as a form's steps are numbered, the first being 1. */
export const reachStep = (step: number): void => reach(`step-${step as 1 | 2 | 3}`);
