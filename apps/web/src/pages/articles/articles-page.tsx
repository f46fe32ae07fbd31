import { useSearchParams, useNavigationType, Link } from 'react-router-dom';
import { Suspense, useEffect, useId, useRef, lazy, type ComponentType } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { articles, articlesPage } from '../../content/pages/articles';
import { pageTitle, titleOf } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import frame from '../sections/frame.module.css';
import { PageHead } from '../sections/page-head';
import type { Article } from '../../content/articles/article';
import { Picture } from '../../shared/ui/picture';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { articleTexts } from '../../content/articles/texts';
import { Prose } from '../../shared/ui/prose';
import { ArticlesLeadForm } from '../../features/lead-form/articles-lead-form';
import { formParts, useLeadSubmission } from '../lead-forms/use-lead-submission';
import { articleAskedFor, articleAddress } from './article-address';
import styles from './articles-page.module.css';

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

function ArticleView({ article }: { article: Article }) {
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
      <h2 key={article.id} ref={title} className={styles.title} id={titleId} tabIndex={-1}>
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

function OtherArticles({ articles }: { articles: readonly Article[] }) {
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
              <span className={styles.otherPicture} aria-hidden="true">
                <Picture name={article.picture} sizes="120px" />
              </span>
              <span>
                <span className={styles.otherTitle}>{article.title}</span>
                <span className={styles.otherTime}>{articlesPage.readingTime}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const view = (id: Article['id']) =>
  lazy(async () => {
    const { blocks } = await articleTexts[id]();
    return { default: () => <Prose blocks={blocks} heading="h3" /> };
  });

const ArticleText: Readonly<Record<Article['id'], ComponentType>> = {
  1: view(1),
  2: view(2),
  3: view(3),
  4: view(4),
  5: view(5),
  6: view(6),
};

const loadAhead = (id: Article['id']): void => {
  articleTexts[id]().catch(() => {});
};

function ArticlesForm() {
  const submission = useLeadSubmission('articles_page', 'sendOnce');
  const { seen, loadLastStep, ...sending } = submission;
  return (
    <div ref={seen} className={styles.card} id="lead-form" onFocus={loadLastStep}>
      <ArticlesLeadForm {...formParts} {...sending} />
    </div>
  );
}

type BreadcrumbProps = {
  label: string;
  /** The last has no address. */
  trail: readonly { label: string; to?: string }[];
};

function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map((place) => (
          <li key={place.label} className={styles.place}>
            {place.to ? (
              <>
                <Link className={styles.crumb} to={place.to}>
                  {place.label}
                </Link>
                <Icon name="chevron" />
              </>
            ) : (
              <span aria-current="page">{place.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
