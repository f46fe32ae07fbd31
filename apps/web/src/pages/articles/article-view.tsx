import { Suspense, useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { articlesPage } from '../../content/pages/articles';
import type { Article } from '../../content/articles/article';
import { Picture } from '../../shared/ui/picture';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { ArticleText } from './article-text';
import styles from './article-view.module.css';

/** Another article moves the focus to its title at the top. */
function useStartOfArticle(id: Article['id']) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  const navigation = useNavigationType();

  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    title.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id, navigation]);

  return title;
}

export function ArticleView({ article }: { article: Article }) {
  const title = useStartOfArticle(article.id);
  const titleId = useId();
  const Text = ArticleText[article.id];
  return (
    <article aria-labelledby={titleId}>
      <Picture
        key={article.id}
        name={article.picture}
        sizes="(width < 1100px) 100vw, 770px"
        className={styles.picture}
        priority
      />
      <h2 ref={title} className={styles.title} id={titleId} tabIndex={-1}>
        {article.title}
      </h2>
      <p className={styles.time}>
        <VisuallyHidden>{articlesPage.readingTimeLabel}: </VisuallyHidden>
        {articlesPage.readingTime}
      </p>
      <p className={styles.excerpt}>{article.excerpt}</p>
      <div className={styles.text}>
        <Suspense>
          <Text />
        </Suspense>
      </div>
    </article>
  );
}
