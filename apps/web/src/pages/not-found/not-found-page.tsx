import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { paths } from '../../shared/config/paths';
import { notFound } from '../../content/pages/not-found';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { ButtonLink } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import styles from './not-found-page.module.css';

export default function NotFoundPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'notFound')} lang="en" className={styles.page}>
      <div className={styles.words}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{notFound.title}</h1>
        <ButtonLink to={paths.home} arrow>
          {notFound.button}
        </ButtonLink>
      </div>
      <Picture name="room-empty" sizes="(width < 800px) 100vw, 420px" className={styles.picture} />
    </Page>
  );
}
