import { paths } from '../shared/config/paths';
import type { Brand } from '../shared/config/runtime-config';
import type { Article } from './articles/article';
import { biggerAndLighter } from './articles/bigger-and-lighter';
import { fiveStepsBeforeStyling } from './articles/five-steps-before-styling';
import { fullOrPartial } from './articles/full-or-partial';
import { raiseValue } from './articles/raise-value';
import { sevenReasons } from './articles/seven-reasons';
import { whatIsStyling } from './articles/what-is-styling';

/** The articles in the order they are listed. The first is the one shown at the start. */
export const articles = (brand: Brand): readonly [Article, ...Article[]] => [
  whatIsStyling(brand),
  sevenReasons,
  biggerAndLighter,
  fiveStepsBeforeStyling,
  fullOrPartial,
  raiseValue,
];

export const articlesPage = {
  title: ({ productName }: Brand): string => `Ekspertguider til ${productName}`,
  breadcrumbLabel: 'Brødsmulesti',
  breadcrumb: [{ label: 'Hjem', to: paths.home }, { label: 'Artikler' }],
  count: (articleCount: number): string => `${articleCount} artikler`,
  readingTimeLabel: 'Lesetid',
  readingTime: '1 minutt',
  otherArticles: 'Flere artikler',
  formTitle: 'Få tilbud fra stylister',
  formText: 'Tre korte steg. Det er gratis og uforpliktende.',
} as const;
