import {
  useLogInAdminMutation,
  useLogOutAdminMutation,
  useValidateNewPasswordMutation,
  type CallError,
  type ValidatedPasswordDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { useAdminSession } from '../shared/session/use-admin-session';

interface Answer {
  data?: ValidatedPasswordDto;
  error?: CallError;
}

/**
 * Has the server check a new password. Only the administrator may ask, so one who is not logged in
 * is so with the current password for as long as that takes.
 */
export function useValidatePassword() {
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
