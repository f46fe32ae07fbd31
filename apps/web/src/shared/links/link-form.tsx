import { isEmail, tidyEmail } from '@boligstyling/domain';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/fields/field';
import { useFieldErrors } from '../ui/fields/use-field-errors';
import { useAct } from './use-act';

type LinkFormProps = {
  words: Readonly<Record<'email' | 'invalid' | 'send' | 'sent', string>>;
  className: string | undefined;
  busy: boolean;
  onSend: (email: string) => PromiseLike<{ error?: unknown }>;
  children?: ReactNode;
};

/** Unknown addresses get the same answer. */
export function LinkForm({ words, className, busy, onSend, children }: LinkFormProps) {
  const [email, setEmail] = useState('');
  const { form, errors, show } = useFieldErrors<'email'>();
  const [isSent, setIsSent] = useState(false);
  const act = useAct();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const address = tidyEmail(email);
    const isWrong = show(isEmail(address) ? {} : { email: words.invalid });
    setIsSent(false);
    if (!isWrong && !busy) setIsSent(await act(onSend(address)));
  };

  return (
    <form ref={form} className={className} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        error={errors.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" busy={busy} icon="mail">
        {words.send}
      </Button>
      <p role="status">{isSent && words.sent}</p>
    </form>
  );
}
