import { useShowMoreMutation } from '@boligstyling/api-client/links';
import { ownRequest } from '../../content/own-request';
import { Button } from '../../shared/ui/button';
import styles from './own-request.module.css';
import { useAct } from '../../shared/links/use-act';

/** «Vis meg flere»: each press is a consent to one more. */
export function ShowMore({ token }: { token: string }) {
  const [show, showing] = useShowMoreMutation();
  const act = useAct();
  return (
    <section className={styles.linen}>
      <h2 className={styles.question}>{ownRequest.moreTitle}</h2>
      <p>{ownRequest.moreText}</p>
      <Button
        variant="outline"
        size="small"
        busy={showing.isLoading}
        onClick={() => void act(show({ 'link-token': token }), ownRequest.moreDone)}
      >
        {ownRequest.more}
      </Button>
    </section>
  );
}
