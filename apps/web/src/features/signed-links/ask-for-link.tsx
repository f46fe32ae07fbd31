import { useSendOwnLinkMutation } from '@boligstyling/api-client/links';
import { isEmail } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { ownRequest } from '../../content/own-request';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import styles from './own-request.module.css';
import { useAct } from '../../shared/links/use-act';

/** Has the link sent again. Whether there is anything to send shows in the mailbox alone. */
export function AskForLink() {
  const [send, sending] = useSendOwnLinkMutation();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const act = useAct();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = isEmail(email.trim());
    setFault(isRight ? undefined : ownRequest.linkEmailInvalid);
    if (!isRight) return;
    const call = send({ linkRequestDto: { email: email.trim() } });
    setIsSent(await act(call));
  };

  return (
    <form className={styles.box} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={styles.subheading}>{ownRequest.linkTitle}</h2>
      <p className={styles.note}>{ownRequest.linkText}</p>
      <TextField
        label={ownRequest.linkEmail}
        type="email"
        autoComplete="email"
        error={fault}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" busy={sending.isLoading} icon="mail">
        {ownRequest.linkSend}
      </Button>
      <p role="status">{isSent && ownRequest.linkSent}</p>
    </form>
  );
}
