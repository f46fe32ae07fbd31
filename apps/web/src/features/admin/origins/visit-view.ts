import type { GetVisitsApiArg, VisitStepsDto } from '@boligstyling/api-client/admin';
import { placeName, VISIT_PAGES, VISIT_SOURCES, type VisitPage } from '@boligstyling/domain';
import { adminOrigins, visitPageWords } from '../../../content/admin/admin-origins';
import type { ShownPeriod } from './outcome-rows';

const texts = adminOrigins.visits;

const STEPS = ['page', 'form', 'step_1', 'step_2', 'step_3', 'sent'] as const;
export type ShownStep = keyof VisitStepsDto;

/** Two forms have a third step; a sum over other forms would mean nothing. */
export const stepsShown = (page: string | undefined): readonly ShownStep[] =>
  STEPS.filter((step) => step !== 'step_3' || page === 'articles' || page === 'embedded');

type Asked = Readonly<Record<'besok-etter' | 'side' | 'by' | 'besok-kilde', string>>;

/** Values of the address without a meaning are left out. */
export function visitArgs(asked: Asked, period: ShownPeriod): GetVisitsApiArg {
  const by = texts.views.find(({ value }) => value === asked['besok-etter'])?.value ?? 'page';
  const page = VISIT_PAGES.find((each) => each === asked.side);
  const source = VISIT_SOURCES.find((each) => each === asked['besok-kilde']);
  const city = asked.by.trim();
  return {
    by,
    ...period,
    ...(page && { page }),
    ...(city && { city: city === 'annet' ? city : placeName(city) }),
    ...(source && { source }),
  };
}

export function visitName(name: string, by: GetVisitsApiArg['by']): string {
  if (by === 'page') return visitPageWords[name as VisitPage];
  if (by === 'city' && !name) return texts.noCity;
  return by === 'day' ? name.split('-').toReversed().join('.') : name;
}
