import {
  useLogInAdminMutation,
  type CallError,
  type SessionDto,
  useSendBrowserLinkMutation,
  useBeginPasskeyLoginMutation,
  useLogInWithPasskeyMutation,
  useLogInWithCodeMutation,
} from '@boligstyling/api-client/admin';
import { useState, type SubmitEvent, useEffect } from 'react';
import {
  adminLogin,
  newBrowser,
  passkeyToasts,
  userLogin,
} from '../../../content/admin/admin-login';
import { adminToasts, thrownToast, wrongPasswordToast } from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { problemOf } from '../../../shared/calls/problem-of';
import { useToast } from '../shared/calls/use-change';
import styles from './login.module.css';
import { useFromLogin } from '../shared/session/login-way';
import { useAdminSession } from '../shared/session/use-admin-session';
import { DAY_MS } from '@boligstyling/domain';
import { loadPasskeys, showPasskey } from '../shared/factors/passkeys';
import { useDraft } from '../../../shared/ui/drafts/use-draft';

export function LoginForm() {
  const [logIn, { isLoading }] = useLogInAdminMutation();
  const [password, setPassword] = useState('');
  const { form, errors, show } = useFieldErrors<'password'>();
  const [hasToWait, setHasToWait] = useState(false);
  const enter = useEnter();
  const toast = useToast();

  const refused = (error: CallError) => {
    const { message, isAnswer } = problemOf(error);
    const wait = waitText(error, Date.now());
    show(wait ? { password: wait } : {});
    setHasToWait(wait !== undefined);
    toast(isAnswer ? wrongPasswordToast(message) : thrownToast(message), 'destructive');
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (show(password ? {} : { password: adminLogin.passwordMissing })) return;
    const { data, error } = await logIn({ logInDto: { password } });
    if (error) return refused(error as CallError);
    if (!data.success || !data.adminToken) {
      return toast(adminToasts.unexpectedAnswer, 'destructive');
    }
    enter(data.session);
  };

  return (
    <form ref={form} className="stack-5" onSubmit={(event) => void submit(event)} noValidate>
      <input hidden readOnly autoComplete="username" value={adminLogin.username} />
      <TextField
        label={adminLogin.password}
        type="password"
        name="password"
        autoComplete="current-password"
        aria-required
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={isLoading} arrow>
        {adminLogin.logIn}
      </Button>
      {hasToWait && <NewBrowser />}
    </form>
  );
}

function useEnter() {
  const session = useAdminSession();
  const leadOn = useFromLogin();
  const toast = useToast();

  return (begun: SessionDto): void => {
    session.begin(begun);
    toast(adminToasts.loggedIn);
    leadOn();
  };
}

const TIME = new Intl.DateTimeFormat('nb-NO', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Oslo',
});

export function waitText(error: CallError, now: number): string | undefined {
  const seconds = Number(error.retryAfter);
  if (error.status !== 429 || !(seconds > 0)) return undefined;
  // Rounded up, so never too early.
  const heard = new Date(now + seconds * 1000 + 59_000);
  const isTomorrow = heard.getTime() - now > DAY_MS / 2;
  return adminLogin.tooManyTries(
    `${isTomorrow ? 'i morgen ' : ''}etter kl.\u00a0${TIME.format(heard)}`,
  );
}

/** @param email undefined for the shared login */
export function NewBrowser({ email }: { email?: string }) {
  const [send, { isLoading, isSuccess }] = useSendBrowserLinkMutation();
  const toast = useToast();

  const ask = async () => {
    const { error } = await send({ browserLinkRequestDto: email ? { email } : {} });
    if (error) toast(thrownToast(problemOf(error).message), 'destructive');
  };

  return (
    <div className={styles.newBrowser} role="status">
      {isSuccess ? (
        <p>{email === undefined ? newBrowser.sent : newBrowser.sentTo(email)}</p>
      ) : (
        <>
          <p>{email === undefined ? newBrowser.text : newBrowser.userText}</p>
          <Button variant="outline" busy={isLoading} onClick={() => void ask()}>
            {newBrowser.send}
          </Button>
        </>
      )}
    </div>
  );
}

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
    <form ref={form} className="stack-5" onSubmit={(event) => void submit(event)} noValidate>
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
