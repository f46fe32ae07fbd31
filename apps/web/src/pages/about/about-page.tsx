import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { about } from '../../content/pages/about';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { BackButton } from '../../shared/ui/back-button';
import { Picture } from '../../shared/ui/picture';
import { Prose } from '../../shared/ui/prose';
import frame from '../sections/frame.module.css';
import { PageHead } from '../sections/page-head';
import styles from './about-page.module.css';

export default function AboutPage() {
  const config = useRuntimeConfig();
  const { title, intro, blocks } = about(config);
  return (
    <Page title={pageTitle(config, 'about')} className={frame.frame}>
      <PageHead title={title} intro={intro} above={<BackButton />} />
      <div className={styles.columns}>
        <Picture
          name="room-window"
          narrow="room-mirror"
          sizes="(width < 800px) 100vw, 420px"
          className={styles.picture}
          priority
        />
        <Prose blocks={blocks} />
      </div>
    </Page>
  );
}
