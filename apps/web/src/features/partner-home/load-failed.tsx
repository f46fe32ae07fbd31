import { partnerHome } from '../../content/partner-home';
import { signedLinks } from '../../content/signed-links';
import { reasonOf } from '../../shared/links/reason-of';
import { Button } from '../../shared/ui/button';
import styles from './load-failed.module.css';

type NotThereYetProps = {
  error: unknown;
  onRetry: () => unknown;
};

/** After a failed refetch the partner still needs the telephone numbers. */
export function LoadFailed({ error, onRetry }: NotThereYetProps) {
  if (!error) return <p role="status">{partnerHome.loading}</p>;
  return (
    <div className={styles.failed} role="alert">
      <p>{reasonOf(error)}</p>
      <Button variant="outline" size="small" onClick={() => void onRetry()}>
        {signedLinks.tryAgain}
      </Button>
    </div>
  );
}
