import {
  useBeginPasskeyLoginMutation,
  useLogInWithPasskeyMutation,
  type CallError,
} from '@boligstyling/api-client/admin';
import { useEffect } from 'react';
import { passkeyToasts, userLogin } from '../../../content/admin/admin-login';
import { thrownToast } from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { problemOf } from '../../../shared/calls/problem-of';
import { loadPasskeys, showPasskey } from '../shared/factors/passkeys';
import { useToast } from '../shared/ui/use-toast';
import { CodeLoginForm } from './code-login-form';
import styles from './login.module.css';
import { useEnter } from './use-enter';

/** How named people log in: with a passkey, or with password and code. */
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
    <section className={styles.person} aria-labelledby="person-login">
      <h2 className={styles.personTitle} id="person-login">
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
