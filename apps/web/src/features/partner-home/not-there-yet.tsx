import { partnerHome } from '../../content/partner-home';
import { signedLinks } from '../../content/signed-links';
import { reasonOf } from '../../shared/links/reason-of';
import { Button } from '../../shared/ui/button';
import styles from './not-there-yet.module.css';

type NotThereYetProps = {
  /** Why it does not come; undefined: it loads. */
  error: unknown;
  onRetry: () => unknown;
};

/**
 * In place of what has never been fetched. What has been, stays as it is when it cannot be fetched
 * anew: it is what the partner calls by.
 */
export function NotThereYet({ error, onRetry }: NotThereYetProps) {
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
