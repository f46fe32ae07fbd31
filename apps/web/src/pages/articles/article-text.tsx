import { lazy, type ComponentType } from 'react';
import type { Article } from '../../content/articles/article';
import { articleTexts } from '../../content/articles/texts';
import { Prose } from '../../shared/ui/prose';

const view = (id: Article['id']) =>
  lazy(async () => {
    const { blocks } = await articleTexts[id]();
    return { default: () => <Prose blocks={blocks} heading="h3" /> };
  });

export const ArticleText: Readonly<Record<Article['id'], ComponentType>> = {
  1: view(1),
  2: view(2),
  3: view(3),
  4: view(4),
  5: view(5),
  6: view(6),
};

export const loadAhead = (id: Article['id']): void => {
  articleTexts[id]().catch(() => {});
};
