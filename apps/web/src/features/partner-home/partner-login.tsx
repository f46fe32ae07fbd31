import { partnerLogin } from '../../content/partner-home';
import { AskForPartnerLink } from './ask-for-partner-link';
import styles from './partner-login.module.css';

export function PartnerLogin() {
  return (
    <>
      <h1 className={styles.title}>{partnerLogin.title}</h1>
      <p className={styles.lead}>{partnerLogin.text}</p>
      <AskForPartnerLink />
      <p className={styles.note}>
        {partnerLogin.paused} {partnerLogin.offers}
      </p>
    </>
  );
}
