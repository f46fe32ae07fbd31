import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { unexpectedError } from '../../content/unexpected-error';
import { Button } from '../../shared/ui/button';
import styles from './failure-page.module.css';

/** Header and footer may have failed. */
export function FailurePage() {
  const config = useRuntimeConfig();
  return (
    <main className={styles.page}>
      <title>{pageTitle(config, 'unexpectedError')}</title>
      <h1 className={styles.title} lang="en">
        {unexpectedError.title}
      </h1>
      <p>{unexpectedError.text}</p>
      <Button onClick={() => window.location.reload()}>{unexpectedError.reload}</Button>
    </main>
  );
}
