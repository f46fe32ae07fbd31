import { link } from '../blocks';
import type { RichText } from '../types';

export type Article = {
  id: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  excerpt: string;
  picture: `article-${1 | 2 | 3 | 4 | 5 | 6}`;
};

export const formPrompt = (question: string): RichText => [
  `${question} `,
  link('Fyll ut skjemaet', '#lead-form'),
  ', så får du tilbud fra inntil tre stylister. Det er gratis og uforpliktende.',
];
