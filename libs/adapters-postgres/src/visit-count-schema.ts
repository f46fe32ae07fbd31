import type { VisitPage, VisitSource, VisitStep } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';

/** How counts of visits lie in the table `visit_count`: nothing in it is about anybody. */
export const VisitCountSchema = defineEntity({
  name: 'VisitCount',
  tableName: 'visit_count',
  properties: {
    day: p.date().primary(),
    page: p.string().length(20).$type<VisitPage>().primary(),
    city: p.string().length(80).primary(),
    source: p.string().length(20).$type<VisitSource>().primary(),
    step: p.string().length(20).$type<VisitStep>().primary(),
    times: p.integer(),
  },
});
