import { useSendPartnerLinkMutation } from '@boligstyling/api-client/partner';
import { partnerLogin } from '../../content/partner-home';
import { LinkForm } from '../../shared/links/link-form';
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

export function AskForPartnerLink() {
  const [send, { isLoading }] = useSendPartnerLinkMutation();
  return (
    <LinkForm
      words={partnerLogin}
      className={styles.card}
      busy={isLoading}
      onSend={(email) => send({ partnerLinkRequestDto: { email } })}
    />
  );
}
