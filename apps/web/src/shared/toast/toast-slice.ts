import type { TextLink } from '../../content/types';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastContent = {
  title: string;
  text?: string;
  kind?: 'destructive';
  link?: TextLink;
  stays?: boolean;
};
export type Toast = ToastContent & { id: string };

const MOST_VISIBLE = 3;

const isSame = (one: Toast, other: Toast): boolean =>
  one.title === other.title && one.text === other.text && one.link?.to === other.link?.to;

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    showToast: {
      prepare: (content: ToastContent) => ({ payload: { ...content, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        [...toasts.filter((toast) => !isSame(toast, payload)), payload].slice(-MOST_VISIBLE),
    },
    toastClosed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { showToast, toastClosed } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
