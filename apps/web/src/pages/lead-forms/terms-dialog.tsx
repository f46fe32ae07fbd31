import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { terms } from '../../content/pages/terms';
import { Dialog } from '../../shared/ui/overlays/dialog';
import { textPage } from '../../content/pages/text-page';
import { Prose } from '../../shared/ui/prose';
import styles from './terms-dialog.module.css';

export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const { title } = terms(useRuntimeConfig());
  return (
    <Dialog title={title} onClose={onClose}>
      <TermsText />
    </Dialog>
  );
}

function TermsText() {
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
