import { useId } from 'react';
import { Link } from 'react-router-dom';
import { articlesPage } from '../../content/pages/articles';
import type { Article } from '../../content/articles/article';
import { Picture } from '../../shared/ui/picture';
import { articleAddress } from './article-address';
import { loadAhead } from './article-text';
import styles from './other-articles.module.css';

export function OtherArticles({ articles }: { articles: readonly Article[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={styles.heading} id={titleId}>
        {articlesPage.otherArticles}
      </h2>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <Link
              className={styles.link}
              to={articleAddress(article.id)}
              onPointerEnter={() => loadAhead(article.id)}
              onFocus={() => loadAhead(article.id)}
            >
              <span className={styles.picture} aria-hidden="true">
                <Picture name={article.picture} sizes="120px" />
              </span>
              <span>
                <span className={styles.title}>{article.title}</span>
                <span className={styles.time}>{articlesPage.readingTime}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
