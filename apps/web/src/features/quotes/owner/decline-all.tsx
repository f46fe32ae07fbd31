import { ownQuotes as texts } from '../../../content/own-quotes';
import { signedLinks } from '../../../content/signed-links';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import buttons from '../../../shared/links/ask-first.module.css';

type DeclineAllProps = {
  /** First names of the partners whose quotes are declined. */
  names: readonly string[];
  busy: boolean;
  onAnswer: (keepSearching: boolean) => void;
  onClose: () => void;
};

/** «Ingen av dem passer»: one question, whether to go on searching. */
export function DeclineAll({ names, busy, onAnswer, onClose }: DeclineAllProps) {
  return (
    <Dialog title={texts.noneTitle(names.length === 1)} onClose={onClose}>
      <p>{texts.noneText(names)}</p>
      <p>{texts.goOnMeans}</p>
      <div className={buttons.buttons}>
        <Button busy={busy} onClick={() => onAnswer(true)}>
          {texts.advance}
        </Button>
        <Button variant="outline" busy={busy} onClick={() => onAnswer(false)}>
          {texts.stop}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {signedLinks.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
