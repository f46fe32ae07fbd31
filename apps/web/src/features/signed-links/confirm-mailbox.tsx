import { useConfirmOwnMailboxMutation, type OwnRequestDto } from '@boligstyling/api-client/links';
import { ownRequest } from '../../content/own-request';
import { useAct } from '../../shared/links/use-act';
import { Button } from '../../shared/ui/button';
import styles from './own-request.module.css';

/** Letters hold nothing that the sender wrote until the owner confirms the mailbox by a press. */
export function ConfirmMailbox({ token, view }: { token: string; view: OwnRequestDto }) {
  const [confirm, confirming] = useConfirmOwnMailboxMutation();
  const act = useAct();
  return (
    <section className={styles.linen}>
      <h2 className={styles.question}>{ownRequest.mailboxTitle}</h2>
      <p>{ownRequest.mailboxText(view.sent?.customer_email ?? '')}</p>
      <Button
        variant="outline"
        size="small"
        busy={confirming.isLoading}
        onClick={() => void act(confirm({ 'link-token': token }), ownRequest.mailboxDone)}
      >
        {ownRequest.mailboxYes}
      </Button>
    </section>
  );
}
