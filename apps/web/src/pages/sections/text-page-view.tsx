import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textPage } from '../../content/pages/text-page';
import type { TextPage, Block } from '../../content/types';
import { Prose } from '../../shared/ui/prose';
import { slug } from '../../content/slug';
import { Icon } from '../../shared/ui/icon';
import frame from './frame.module.css';
import { PageHead } from './page-head';
import styles from './text-page-view.module.css';

type TextPageViewProps = {
  page: TextPage;
  above?: ReactNode;
  children?: ReactNode;
};

const isoDate = (date: string): string => date.split('.').reverse().join('-');

export function TextPageView({ page, above, children }: TextPageViewProps) {
  return (
    <div className={frame.frame}>
      <PageHead title={page.title} intro={page.intro} above={above}>
        {page.updated && (
          <p className={styles.updated}>
            {textPage.updated} <time dateTime={isoDate(page.updated)}>{page.updated}</time>
          </p>
        )}
      </PageHead>
      <div className={styles.columns}>
        <TableOfContents blocks={page.blocks} />
        <div>
          <Prose blocks={page.blocks} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** Replaces the history entry, so that Back leaves the page. */
function Links({ headings }: { headings: readonly string[] }) {
  return (
    <ol className={styles.links}>
      {headings.map((heading) => (
        <li key={heading}>
          <Link className={styles.link} to={{ hash: slug(heading) }} replace>
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return (
    <>
      <nav className={styles.beside} aria-label={textPage.contents}>
        <p className={styles.title}>{textPage.contents}</p>
        <Links headings={headings} />
      </nav>
      <details className={styles.above}>
        <summary className={styles.title}>
          {textPage.contents}
          <Icon name="chevron" />
        </summary>
        <nav aria-label={textPage.contents}>
          <Links headings={headings} />
        </nav>
      </details>
    </>
  );
}
