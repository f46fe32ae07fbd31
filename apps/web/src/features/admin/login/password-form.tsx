import {
  type CallError,
  type ValidatedPasswordDto,
  useLogInAdminMutation,
  useLogOutAdminMutation,
  useValidateNewPasswordMutation,
} from '@boligstyling/api-client/admin';
import { NEW_PASSWORD_MIN_LENGTH } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { adminLogin, validatedPassword } from '../../../content/admin/admin-login';
import {
  passwordValidatedToast,
  refusedToast,
  thrownToast,
  adminToasts,
} from '../../../content/admin/admin-toasts';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { useDraft } from '../../../shared/ui/drafts/use-draft';
import { problemOf } from '../../../shared/calls/problem-of';
import { useToast } from '../shared/calls/use-change';
import styles from './login.module.css';
import { NewBrowser, waitText } from './login-form';
import { useAdminSession } from '../shared/session/use-admin-session';
import { CopyField } from '../shared/ui/secret-area';

const EMPTY = { current: '', next: '', confirm: '' };
type Passwords = typeof EMPTY;

function errorsOf({ current, next, confirm }: Passwords): Partial<Passwords> {
  return {
    ...(!current && { current: adminLogin.currentMissing }),
    ...(next.length < NEW_PASSWORD_MIN_LENGTH && { next: adminLogin.newTooShort }),
    ...(next !== confirm && { confirm: adminLogin.newDiffers }),
  };
}

export function PasswordForm() {
  const { validate, isBusy } = useValidatePassword();
  const { form, draft: passwords, show, write, written } = useDraft(EMPTY);
  const [hasToWait, setHasToWait] = useState(false);
  const [validated, setValidated] = useState<ValidatedPasswordDto>();
  const toast = useToast();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = errorsOf(passwords);
    const isFaulty = show(found);
    const message = found.confirm ?? found.next;
    if (message) toast(refusedToast(message), 'destructive');
    if (isFaulty) return;
    const { data, error } = await validate(passwords.current, passwords.next);
    if (error) return refused(error);
    if (!data?.success) return toast(adminToasts.unexpectedAnswer, 'destructive');
    setValidated(data);
    write(EMPTY);
    toast(passwordValidatedToast);
  };
  const refused = (error: CallError) => {
    const { message, isAnswer } = problemOf(error);
    const wait = waitText(error, Date.now());
    show(wait ? { current: wait } : {});
    setHasToWait(wait !== undefined);
    toast(isAnswer ? refusedToast(message) : thrownToast(message), 'destructive');
  };
  const field = (name: keyof Passwords) => ({
    ...{ type: 'password', 'aria-required': true },
    ...written(name),
  });

  if (validated) return <ValidatedPassword {...validated} />;
  return (
    <form ref={form} className="stack-5" onSubmit={(event) => void submit(event)} noValidate>
      <input hidden readOnly autoComplete="username" value={adminLogin.username} />
      <TextField
        label={adminLogin.currentPassword}
        autoComplete="current-password"
        {...field('current')}
      />
      <TextField
        label={adminLogin.newPassword}
        autoComplete="new-password"
        help={adminLogin.newPasswordHelp}
        {...field('next')}
      />
      <TextField
        label={adminLogin.confirmPassword}
        autoComplete="new-password"
        {...field('confirm')}
      />
      <Button type="submit" busy={isBusy}>
        {adminLogin.validate}
      </Button>
      {hasToWait && <NewBrowser />}
    </form>
  );
}

interface Answer {
  data?: ValidatedPasswordDto;
  error?: CallError;
}

/** Only an administrator may ask, so the current password logs in for one call. */
function useValidatePassword() {
  const [validatePassword] = useValidateNewPasswordMutation();
  const [logIn] = useLogInAdminMutation();
  const [logOut] = useLogOutAdminMutation();
  const [isBusy, setIsBusy] = useState(false);
  const session = useAdminSession();

  const ask = async (currentPassword: string, newPassword: string): Promise<Answer> =>
    (await validatePassword({ validatePasswordDto: { currentPassword, newPassword } })) as Answer;

  const askInPassing = async (currentPassword: string, newPassword: string): Promise<Answer> => {
    const { data, error } = await logIn({ logInDto: { password: currentPassword } });
    if (!data) return { error: error as CallError };
    session.begin(data.session);
    const answer = await ask(currentPassword, newPassword);
    await logOut();
    session.end();
    return answer;
  };

  const validate = async (currentPassword: string, newPassword: string): Promise<Answer> => {
    setIsBusy(true);
    const answer = await (session.isLoggedIn() ? ask : askInPassing)(currentPassword, newPassword);
    setIsBusy(false);
    return answer;
  };

  return { validate, isBusy };
}

function ValidatedPassword({ newPassword, passwordHash }: ValidatedPasswordDto) {
  return (
    <div className="stack-5" role="region" aria-labelledby="validated-password">
      <h2 className={styles.subtitle} id="validated-password">
        {validatedPassword.title}
      </h2>
      <p>{validatedPassword.intro}</p>
      <CopyField
        label={validatedPassword.hashLabel}
        value={`${validatedPassword.setting}='${passwordHash}'`}
        button={validatedPassword.copyHash}
      />
      <CopyField
        label={validatedPassword.passwordLabel}
        value={newPassword}
        button={validatedPassword.copyPassword}
      />
      <p className="muted">{validatedPassword.keep}</p>
    </div>
  );
}
