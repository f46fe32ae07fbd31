import { signedLinks } from '../../content/signed-links';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './signed-links.module.css';

type AskFirstProps = {
  title: string;
  question: string;
  yes: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something that cannot be undone. */
export function AskFirst({ title, question, yes, busy, onYes, onNo }: AskFirstProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{question}</p>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onNo}>
          {signedLinks.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
