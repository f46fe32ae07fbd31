import { Link } from 'react-router-dom';
import type { Block } from '../../content/types';
import { textPage } from '../../content/pages/text-page';
import { slug } from '../../content/slug';
import { Icon } from '../../shared/ui/icon';
import styles from './table-of-contents.module.css';

/** Jumps replace the history entry, so that back leaves the page. */
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

/** Beside the text where there is room, otherwise folded above it. */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
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
