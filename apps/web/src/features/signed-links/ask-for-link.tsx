import { useSendOwnLinkMutation } from '@boligstyling/api-client/links';
import { ownerPage } from '../../content/owner-page';
import { LinkForm } from '../../shared/links/link-form';
import styles from './owner/owner-page.module.css';

export function AskForLink() {
  const [send, { isLoading }] = useSendOwnLinkMutation();
  return (
    <LinkForm
      words={ownerPage.link}
      className={styles.box}
      busy={isLoading}
      onSend={(email) => send({ linkRequestDto: { email } })}
    >
      <h2 className="subheading">{ownerPage.link.title}</h2>
      <p className={styles.note}>{ownerPage.link.text}</p>
    </LinkForm>
  );
}
