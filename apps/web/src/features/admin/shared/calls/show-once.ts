import type { ToastText } from '../../../../content/types';
import type { AppThunk } from '../../../../shared/store/hooks';
import { selectToasts, showToast } from '../../../../shared/toast/toast-slice';

/** Shows a destructive notice, unless the same is there already: a page's calls fail together. */
export const showOnce =
  (content: ToastText): AppThunk =>
  (dispatch, getState) => {
    const isThere = selectToasts(getState()).some(
      ({ title, text }) => title === content.title && text === content.text,
    );
    if (!isThere) dispatch(showToast({ ...content, kind: 'destructive' }));
  };
