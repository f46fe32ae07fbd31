import { useResendNotificationsMutation, type CallError } from '@boligstyling/api-client/admin';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { adminToasts, resendingToast, resentToast } from '../../../content/admin/admin-toasts';
import { isWithoutToken } from '../shared/calls/use-failed-load';
import { useToLogin } from '../shared/session/login-way';
import { useAdminSession } from '../shared/session/use-admin-session';
import { useToast } from '../shared/ui/use-toast';

/** Has every e-mail sent that is missing, and tells how it goes. */
export function useResend() {
  const [send, { isLoading: isSending }] = useResendNotificationsMutation();
  const { contactEmail } = useRuntimeConfig();
  const session = useAdminSession();
  const toLogin = useToLogin();
  const toast = useToast();

  const withoutToken = () => {
    toast(adminToasts.resendWithoutToken, 'destructive');
    toLogin();
  };
  const refused = (error: CallError) => {
    if (isWithoutToken(error)) return withoutToken();
    const isUnauthorized = [401, 403, 'CUSTOM_ERROR'].includes(error.status);
    toast(isUnauthorized ? adminToasts.resendRefused : adminToasts.resendFailed, 'destructive');
  };
  const resend = async () => {
    if (!session.isLoggedIn()) return withoutToken();
    toast(resendingToast(contactEmail));
    const { data, error } = await send();
    if (error) refused(error as CallError);
    else toast(resentToast(data.sentCount, data.errorCount, data.pendingCount));
  };

  return { resend: () => void resend(), isSending };
}
