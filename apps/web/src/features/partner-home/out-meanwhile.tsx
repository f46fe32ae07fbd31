import { partnerHome } from '../../content/partner-home';
import { unexpectedError } from '../../content/unexpected-error';
import { isRefusedAs } from '../../shared/calls/is-refused-as';
import { Button } from '../../shared/ui/button';
import { AskForPartnerLink } from './ask-for-partner-link';
import styles from './partner-login.module.css';

/**
 * In place of the page of a partner whose session has ended while it was open, also by another partner
 * who logged in within the same browser: that one’s page is a press away.
 */
export function OutMeanwhile({ error }: { error: unknown }) {
  const isOtherIn = isRefusedAs(error, 'other-partner');
  return (
    <div className={styles.broken} role="alert">
      <h1 className={styles.title}>{isOtherIn ? partnerHome.otherTitle : partnerHome.outTitle}</h1>
      <p className={styles.lead}>{isOtherIn ? partnerHome.otherText : partnerHome.outText}</p>
      {isOtherIn && (
        <div>
          <Button onClick={() => window.location.reload()}>{unexpectedError.reload}</Button>
        </div>
      )}
      <AskForPartnerLink />
    </div>
  );
}
