import { useLogInAdminMutation, type CallError } from '@boligstyling/api-client/admin';
import { useState, type SubmitEvent } from 'react';
import { adminLogin } from '../../../content/admin/admin-login';
import { adminToasts, thrownToast, wrongPasswordToast } from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { problemOf } from '../../../shared/calls/problem-of';
import { useToast } from '../shared/ui/use-toast';
import styles from './login.module.css';
import { useEnter } from './use-enter';
import { NewBrowser } from './new-browser';
import { waitText } from './wait-text';

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
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
