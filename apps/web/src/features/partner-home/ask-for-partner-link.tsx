import { useSendPartnerLinkMutation } from '@boligstyling/api-client/partner';
import { partnerLogin } from '../../content/partner-home';
import { LinkForm } from '../../shared/links/link-form';
import styles from './partner-login.module.css';

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
