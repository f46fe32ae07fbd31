import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { terms } from '../../content/pages/terms';
import { textPage } from '../../content/pages/text-page';
import { Prose } from '../../shared/ui/prose';
import styles from './terms-text.module.css';

export function TermsText() {
  const { intro, updated, blocks } = terms(useRuntimeConfig());
  return (
    <>
      <p>{intro}</p>
      <p className={styles.updated}>
        {textPage.updated} {updated}
      </p>
      <Prose blocks={blocks} heading="h3" />
    </>
  );
}
