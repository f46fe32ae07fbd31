import { useSearchParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { articles, articlesPage } from '../../content/pages/articles';
import { pageTitle, titleOf } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { Breadcrumb } from '../../shared/ui/breadcrumb';
import { ArticlesForm } from '../lead-forms/articles-form';
import frame from '../sections/frame.module.css';
import { PageHead } from '../sections/page-head';
import { articleAskedFor } from './article-address';
import { ArticleView } from './article-view';
import styles from './articles-page.module.css';
import { OtherArticles } from './other-articles';

/** The address selects the article; the first is the default. */
export default function ArticlesPage() {
  const config = useRuntimeConfig();
  const [query] = useSearchParams();
  const all = articles(config);
  const askedFor = articleAskedFor(query, all);
  const shown = askedFor ?? all[0];
  const title = askedFor ? titleOf(config, askedFor.title) : pageTitle(config, 'articles');

  return (
    <Page title={title} className={frame.frame}>
      <PageHead
        title={articlesPage.title(config)}
        above={<Breadcrumb label={articlesPage.breadcrumbLabel} trail={articlesPage.breadcrumb} />}
      >
        <p className={styles.count}>{articlesPage.count(all.length)}</p>
      </PageHead>
      <div className={styles.columns}>
        <ArticleView article={shown} />
        <div className={styles.side}>
          <OtherArticles articles={all.filter(({ id }) => id !== shown.id)} />
          <section aria-labelledby="articles-form">
            <h2 className={styles.formTitle} id="articles-form">
              {articlesPage.formTitle}
            </h2>
            <p className={styles.formText}>{articlesPage.formText}</p>
            <ArticlesForm />
          </section>
        </div>
      </div>
    </Page>
  );
}
