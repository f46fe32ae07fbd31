import type { Block } from '../types';
import type { Article } from './article';

type Text = { blocks: readonly Block[] };

export const articleTexts: Readonly<Record<Article['id'], () => Promise<Text>>> = {
  1: () => import('./what-is-styling'),
  2: () => import('./seven-reasons'),
  3: () => import('./bigger-and-lighter'),
  4: () => import('./five-steps-before-styling'),
  5: () => import('./full-or-partial'),
  6: () => import('./raise-value'),
};
