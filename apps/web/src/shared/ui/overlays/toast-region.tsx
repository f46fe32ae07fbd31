import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastClosed } from '../../toast/toast-slice';
import { ToastCard } from './toast-card';
import styles from './toast-region.module.css';

/** Hover or focus pauses all toasts. A popover, so that they lie above a modal dialog. */
export function ToastRegion() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, []);
  useEffect(() => {
    const coveredByDialog = toasts.length > 0 && document.querySelector('dialog[open]');
    if (!coveredByDialog) return;
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, [toasts]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label="Meldinger"
      onPointerEnter={() => setWaiting(true)}
      onPointerLeave={() => setWaiting(false)}
      onFocus={() => setWaiting(true)}
      onBlur={() => setWaiting(false)}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          waiting={waiting}
          onClose={() => {
            setWaiting(false);
            dispatch(toastClosed(toast.id));
          }}
        />
      ))}
    </section>
  );
}
