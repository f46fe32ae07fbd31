import {
  useBeginPasskeyLoginMutation,
  useLogInWithPasskeyMutation,
  type CallError,
  useLogInWithCodeMutation,
} from '@boligstyling/api-client/admin';
import { useEffect, useState, type SubmitEvent } from 'react';
import { passkeyToasts, userLogin } from '../../../content/admin/admin-login';
import { thrownToast } from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { problemOf } from '../../../shared/calls/problem-of';
import { loadPasskeys, showPasskey } from '../shared/factors/passkeys';
import { useToast } from '../shared/ui/use-toast';
import styles from './login.module.css';
import { useEnter } from './use-enter';
import { TextField } from '../../../shared/ui/fields/field';
import { useDraft } from '../../../shared/ui/drafts/use-draft';
import { NewBrowser } from './new-browser';
import { waitText } from './wait-text';

const EMPTY = { email: '', password: '', code: '' };

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
  const field = (name: keyof typeof EMPTY) => ({ 'aria-required': true, ...written(name) });

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

export function UserLogin() {
  const [begin, beginning] = useBeginPasskeyLoginMutation();
  const [logIn, { isLoading }] = useLogInWithPasskeyMutation();
  const enter = useEnter();
  const toast = useToast();
  useEffect(loadPasskeys, []);

  const refused = (error: CallError) => {
    const { message, isAnswer } = problemOf(error);
    const text = isAnswer ? { title: passkeyToasts.refused, text: message ?? '' } : undefined;
    toast(text ?? thrownToast(message), 'destructive');
  };
  const withPasskey = async () => {
    const begun = await begin();
    if (begun.error) return refused(begun.error as CallError);
    const passkeyAnswerDto = await showPasskey(begun.data);
    if (!passkeyAnswerDto) return toast(passkeyToasts.stopped, 'destructive');
    const { data, error } = await logIn({ passkeyAnswerDto });
    if (error) return refused(error as CallError);
    enter(data.session);
  };

  return (
    <section className={styles.person} aria-labelledby="user-login">
      <h2 className={styles.personTitle} id="user-login">
        {userLogin.title}
      </h2>
      <Button
        variant="outline"
        icon="lock"
        busy={beginning.isLoading || isLoading}
        onClick={() => void withPasskey()}
      >
        {userLogin.passkey}
      </Button>
      <details className={styles.otherwise}>
        <summary>{userLogin.otherwise}</summary>
        <CodeLoginForm />
      </details>
    </section>
  );
}
