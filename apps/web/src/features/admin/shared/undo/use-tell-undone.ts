import type { ToastText } from '../../../../content/types';
import { isPassing } from '../calls/is-passing';
import { useChange } from '../calls/use-change';

export function useTellUndone() {
  const change = useChange();
  return async (call: PromiseLike<{ error?: unknown }>, done?: ToastText): Promise<boolean> =>
    (await change(call, done)) || !isPassing((await call).error);
}
