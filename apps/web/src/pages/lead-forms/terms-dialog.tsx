import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { terms } from '../../content/pages/terms';
import { Dialog } from '../../shared/ui/overlays/dialog';
import { TermsText } from '../terms/terms-text';

export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const { title } = terms(useRuntimeConfig());
  return (
    <Dialog title={title} onClose={onClose}>
      <TermsText />
    </Dialog>
  );
}
