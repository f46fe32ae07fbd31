import { signedLinks } from '../../content/signed-links';
import type { ToastText } from '../../content/types';
import { useAppDispatch } from '../store/hooks';
import { showToast } from '../toast/toast-slice';
import { reasonOf } from './reason-of';

/** Tells what came of a call. Whether it was made. */
export function useAct() {
  const dispatch = useAppDispatch();
  return async (call: PromiseLike<{ error?: unknown }>, done?: ToastText): Promise<boolean> => {
    const { error } = await call;
    if (error) {
      const failure = { title: signedLinks.failed, text: reasonOf(error) };
      dispatch(showToast({ ...failure, kind: 'destructive' }));
    } else if (done) dispatch(showToast(done));
    return !error;
  };
}
