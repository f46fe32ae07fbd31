import { paths } from '../../shared/config/paths';
import type { Article } from '../../content/articles/article';

const PARAMETER = 'artikkel';

export const articleAddress = (id: Article['id']): string => `${paths.articles}?${PARAMETER}=${id}`;

export const articleAskedFor = <Listed extends Pick<Article, 'id'>>(
  query: URLSearchParams,
  articles: readonly Listed[],
): Listed | undefined => articles.find(({ id }) => String(id) === query.get(PARAMETER));
