import { adminToasts } from '../../../../content/admin/admin-toasts';
import { useToast } from './use-toast';

/** Returns false if the browser refuses the clipboard. */
export function useCopy() {
  const toast = useToast();
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast(adminToasts.copied),
      () => toast(adminToasts.notCopied, 'destructive'),
    );
}
