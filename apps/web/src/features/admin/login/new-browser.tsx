import { useSendBrowserLinkMutation } from '@boligstyling/api-client/admin';
import { newBrowser } from '../../../content/admin/admin-login';
import { thrownToast } from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { problemOf } from '../../../shared/calls/problem-of';
import { useToast } from '../shared/ui/use-toast';
import styles from './login.module.css';

/** @param email undefined for the shared login */
export function NewBrowser({ email }: { email?: string }) {
  const [send, { isLoading, isSuccess }] = useSendBrowserLinkMutation();
  const toast = useToast();

  const ask = async () => {
    const { error } = await send({ browserLinkRequestDto: email ? { email } : {} });
    if (error) toast(thrownToast(problemOf(error).message), 'destructive');
  };

  return (
    <div className={styles.newBrowser} role="status">
      {isSuccess ? (
        <p>{email === undefined ? newBrowser.sent : newBrowser.sentTo(email)}</p>
      ) : (
        <>
          <p>{email === undefined ? newBrowser.text : newBrowser.userText}</p>
          <Button variant="outline" busy={isLoading} onClick={() => void ask()}>
            {newBrowser.send}
          </Button>
        </>
      )}
    </div>
  );
}
