import { header } from '../../content/header';
import { MAIN_ID } from './page';
import styles from './skip-link.module.css';

/** The first thing a keyboard finds on a page: past its head, to what it says. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {header.skipToContent}
    </a>
  );
}
