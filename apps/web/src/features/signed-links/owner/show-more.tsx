import {
  type OwnerPageDto,
  useShowMoreMutation,
  useShowNoMoreMutation,
} from '@boligstyling/api-client/links';
import { ownerPage } from '../../../content/owner-page';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import styles from './owner-page.module.css';
import { shownConsent } from './shown-consent';

/** «Vis meg flere»: each press is a consent to one more, and taken back as easily until somebody has come by it. */
export function ShowMore({ token, view }: { token: string; view: OwnerPageDto }) {
  const [show, showing] = useShowMoreMutation();
  const [undo, undoing] = useShowNoMoreMutation();
  const act = useAct();
  const kept = useKeptFocus<HTMLElement>();
  const link = { 'link-token': token };
  const { show_more, show_no_more } = view.choices;

  if (show_no_more) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{ownerPage.moreSaidYes}</p>
        <Button
          variant="outline"
          size="small"
          busy={undoing.isLoading}
          onClick={() => void act(undo(link), ownerPage.noMoreDone)}
        >
          {ownerPage.noMore}
        </Button>
      </section>
    );
  }
  if (!show_more) return null;
  return (
    <section {...kept} className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.moreTitle}</h2>
      <p>{ownerPage.moreText}</p>
      <Button
        variant="outline"
        size="small"
        busy={showing.isLoading}
        onClick={() => void act(show({ ...link, ...shownConsent }), ownerPage.moreDone)}
      >
        {ownerPage.more}
      </Button>
    </section>
  );
}
