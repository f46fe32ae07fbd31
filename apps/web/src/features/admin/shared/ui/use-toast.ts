import type { ToastText } from '../../../../content/types';
import { useAppDispatch } from '../../../../shared/store/hooks';
import { showToast, type ToastContent } from '../../../../shared/toast/toast-slice';

export function useToast() {
  const dispatch = useAppDispatch();
  return (text: ToastText, kind?: ToastContent['kind']): void => {
    dispatch(showToast(kind ? { ...text, kind } : text));
  };
}
