import { partnerHome } from '../../content/partner-home';
import { AskForPartnerLink } from './ask-for-partner-link';
import styles from './partner-login.module.css';

/** In place of the page of a partner whose session has ended while it was open. */
export function OutMeanwhile() {
  return (
    <div className={styles.broken} role="alert">
      <h1 className={styles.title}>{partnerHome.outTitle}</h1>
      <p className={styles.lead}>{partnerHome.outText}</p>
      <AskForPartnerLink />
    </div>
  );
}
