import { signedLinks } from '../../content/signed-links';
import { Sums } from '../quotes/sums';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlays/dialog';
import styles from './ask-first.module.css';

type AskFirstProps = {
  title: string;
  question: string;
  yes: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
};

export function AskFirst({ title, question, yes, busy = false, onYes, onNo }: AskFirstProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>
        <Sums>{question}</Sums>
      </p>
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
