import { VISIT_STEPS, type VisitStep } from '@boligstyling/domain';
import { pageThatIsOpen, reportVisitStep, type ReportedPage } from './open-page';
import { useEffect, useRef } from 'react';

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

/** Above the lowest fifth of the window. */
export function useFormSeen<Element extends HTMLElement>() {
  const form = useRef<Element>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        reach('form');
      },
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(form.current!);
    return () => observer.disconnect();
  }, []);
  return form;
}
