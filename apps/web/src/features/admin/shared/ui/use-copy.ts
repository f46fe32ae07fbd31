import { adminToasts } from '../../../../content/admin/admin-toasts';
import { useToast } from './use-toast';

/** Puts a text where it can be pasted from, and says whether it is there: a browser may not let us. */
export function useCopy() {
  const toast = useToast();
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast(adminToasts.copied),
      () => toast(adminToasts.notCopied, 'destructive'),
    );
}
