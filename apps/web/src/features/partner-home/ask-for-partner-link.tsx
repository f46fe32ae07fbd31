import { useSendPartnerLinkMutation } from '@boligstyling/api-client/partner';
import { isEmail } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { partnerLogin } from '../../content/partner-home';
import { useAct } from '../../shared/links/use-act';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import styles from './partner-login.module.css';

/** Has a link sent. Whether there is such a partner shows in the mailbox alone. */
export function AskForPartnerLink() {
  const [send, sending] = useSendPartnerLinkMutation();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const act = useAct();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = isEmail(email.trim());
    setFault(isRight ? undefined : partnerLogin.invalid);
    setIsSent(false);
    if (!isRight || sending.isLoading) return;
    setIsSent(await act(send({ partnerLinkRequestDto: { email: email.trim() } })));
  };

  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={partnerLogin.email}
        type="email"
        autoComplete="email"
        error={fault}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" busy={sending.isLoading} icon="mail">
        {partnerLogin.send}
      </Button>
      <p role="status">{isSent && partnerLogin.sent}</p>
    </form>
  );
}
