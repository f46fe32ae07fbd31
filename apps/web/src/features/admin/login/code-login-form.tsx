import { useLogInWithCodeMutation, type CallError } from '@boligstyling/api-client/admin';
import { useState, type SubmitEvent } from 'react';
import { userLogin } from '../../../content/admin/admin-login';
import { thrownToast } from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { useDraft } from '../../../shared/ui/use-draft';
import { problemOf } from '../../../shared/calls/problem-of';
import { useToast } from '../shared/ui/use-toast';
import styles from './login.module.css';
import { NewBrowser } from './new-browser';
import { useEnter } from './use-enter';
import { waitText } from './wait-text';

const EMPTY = { email: '', password: '', code: '' };

/** Logs in with e-mail, password and code at once. */
export function CodeLoginForm() {
  const [logIn, { isLoading }] = useLogInWithCodeMutation();
  const { form, draft: typed, show, write, written } = useDraft(EMPTY);
  const [whoWaits, setWhoWaits] = useState<string>();
  const enter = useEnter();
  const toast = useToast();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isWhole = Object.values(typed).every((text) => text.trim());
    if (show(isWhole ? {} : { code: userLogin.missing })) return;
    const { data, error } = await logIn({
      logInWithCodeDto: { ...typed, email: typed.email.trim() },
    });
    if (data) return enter(data.session);
    const { message, isAnswer } = problemOf(error);
    if (!isAnswer) return toast(thrownToast(message), 'destructive');
    write({ code: '' });
    const wait = waitText(error as CallError, Date.now());
    show({ code: wait ?? message ?? '' });
    setWhoWaits(wait && typed.email.trim());
  };
  const field = (name: keyof typeof EMPTY) => ({ required: true, ...written(name) });

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label={userLogin.email} type="email" autoComplete="username" {...field('email')} />
      <TextField
        label={userLogin.password}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <TextField
        label={userLogin.code}
        help={userLogin.codeHelp}
        autoComplete="one-time-code"
        {...field('code')}
      />
      <Button type="submit" busy={isLoading} arrow>
        {userLogin.submit}
      </Button>
      {whoWaits && <NewBrowser key={whoWaits} email={whoWaits} />}
    </form>
  );
}
