import { header } from '../../content/header';
import { MAIN_ID } from './page';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {header.skipToContent}
    </a>
  );
}
