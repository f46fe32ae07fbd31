import {
  type OwnRequestDto,
  useShowMoreMutation,
  useShowNoMoreMutation,
} from '@boligstyling/api-client/links';
import { ownRequest } from '../../content/own-request';
import { useAct } from '../../shared/links/use-act';
import { Button } from '../../shared/ui/button';
import { useKeptFocus } from '../../shared/ui/use-kept-focus';
import styles from './own-request.module.css';
import { shownConsent } from './shown-consent';

/** «Vis meg flere»: each press is a consent to one more, and taken back as easily until somebody has come by it. */
export function ShowMore({ token, view }: { token: string; view: OwnRequestDto }) {
  const [show, showing] = useShowMoreMutation();
  const [undo, undoing] = useShowNoMoreMutation();
  const act = useAct();
  const kept = useKeptFocus<HTMLElement>();
  const link = { 'link-token': token };
  const { show_more, show_no_more } = view.choices;

  if (show_no_more) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{ownRequest.moreSaidYes}</p>
        <Button
          variant="outline"
          size="small"
          busy={undoing.isLoading}
          onClick={() => void act(undo(link), ownRequest.noMoreDone)}
        >
          {ownRequest.noMore}
        </Button>
      </section>
    );
  }
  if (!show_more) return null;
  return (
    <section {...kept} className={styles.linen}>
      <h2 className={styles.question}>{ownRequest.moreTitle}</h2>
      <p>{ownRequest.moreText}</p>
      <Button
        variant="outline"
        size="small"
        busy={showing.isLoading}
        onClick={() => void act(show({ ...link, ...shownConsent }), ownRequest.moreDone)}
      >
        {ownRequest.more}
      </Button>
    </section>
  );
}
