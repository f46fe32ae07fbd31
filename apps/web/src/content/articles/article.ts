import { link } from '../blocks';
import type { RichText } from '../types';

/** The text is in {@link ./texts}. */
export type Article = {
  id: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  excerpt: string;
  /** The key of its picture. */
  picture: `article-${1 | 2 | 3 | 4 | 5 | 6}`;
};

/** Ends an article; the link goes to `lead-form` on the same page. */
export const formPrompt = (question: string): RichText => [
  `${question} `,
  link('Fyll ut skjemaet', '#lead-form'),
  ', så får du tilbud fra inntil tre stylister. Det er gratis og uforpliktende.',
];
