import { useConfirmOwnMailboxMutation, type OwnerPageDto } from '@boligstyling/api-client/links';
import { ownerPage } from '../../../content/owner-page';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import styles from './owner-page.module.css';

/** Letters hold nothing that the sender wrote until the owner confirms the mailbox by a press. */
export function ConfirmMailbox({ token, view }: { token: string; view: OwnerPageDto }) {
  const [confirm, confirming] = useConfirmOwnMailboxMutation();
  const act = useAct();
  return (
    <section className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.mailboxTitle}</h2>
      <p>{ownerPage.mailboxText(view.sent?.customer_email ?? '')}</p>
      <Button
        variant="outline"
        size="small"
        busy={confirming.isLoading}
        onClick={() => void act(confirm({ 'link-token': token }), ownerPage.mailboxDone)}
      >
        {ownerPage.mailboxYes}
      </Button>
    </section>
  );
}
