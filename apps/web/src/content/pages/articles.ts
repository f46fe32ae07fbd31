import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import type { Article } from '../articles/article';

/** The first is shown by default. */
export const articles = ({ productName }: Brand): readonly [Article, ...Article[]] => [
  {
    id: 1,
    title: `Hva er ${productName}?`,
    excerpt:
      'Hva en stylist gjør, hva du kan velge mellom, og hva du bør avklare før du takker ja.',
    picture: 'article-1',
  },
  {
    id: 2,
    title: '7 grunner til at styling tiltrekker kjøpere',
    excerpt: 'Hvorfor noen annonser får folk til å stoppe, og hva det betyr for hvert rom hos deg.',
    picture: 'article-2',
  },
  {
    id: 3,
    title: 'Slik får du boligen til å se større og lysere ut',
    excerpt:
      'Lys, farger, møbler og speil: grep du kan ta rom for rom, uten å rive en eneste vegg.',
    picture: 'article-3',
  },
  {
    id: 4,
    title: 'Forberedelser før styling: 5 steg',
    excerpt:
      'Det du gjør før stylisten kommer, avgjør hvor langt pengene rekker. Her er rekkefølgen.',
    picture: 'article-4',
  },
  {
    id: 5,
    title: 'Fullstyling eller delstyling: Hva passer for deg?',
    excerpt: 'Forskjellen i praksis, spørsmålene som avgjør valget, og når råd alene er nok.',
    picture: 'article-5',
  },
  {
    id: 6,
    title: 'Slik kan styling øke verdien på boligen',
    excerpt: 'Hva styling kan påvirke, hva den ikke kan påvirke, og hvordan du regner på det.',
    picture: 'article-6',
  },
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
