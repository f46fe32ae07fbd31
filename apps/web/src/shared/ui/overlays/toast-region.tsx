import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastClosed } from '../../toast/toast-slice';
import type { Toast } from '../../toast/toast-slice';
import { afterPaint } from '../after-paint';
import { Icon } from '../icon';
import styles from './toast-region.module.css';

const isDestructive = ({ kind }: Toast) => kind === 'destructive';

/** Screen readers announce what comes into an element that was there, and buttons of an alert. */
export function ToastRegion() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState(false);
  const [painted, setPainted] = useState<readonly Toast[]>([]);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    region.current?.showPopover?.();
  }, []);
  useEffect(() => afterPaint(() => setPainted(toasts)), [toasts]);

  const cardOf = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      waiting={waiting}
      said={painted.includes(toast)}
      onClose={() => {
        setWaiting(false);
        dispatch(toastClosed(toast.id));
        if (cameFrom.current instanceof HTMLElement)
          cameFrom.current.focus({ preventScroll: true });
      }}
    />
  );

  return (
    // A dialog borrows the region.
    <div>
      <section
        ref={region}
        popover="manual"
        className={styles.region}
        aria-label="Meldinger"
        onPointerEnter={() => setWaiting(true)}
        onPointerLeave={() => setWaiting(false)}
        onFocus={({ relatedTarget }) => {
          setWaiting(true);
          if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        onBlur={() => setWaiting(false)}
      >
        <div role="status" aria-atomic="false">
          {toasts.filter((toast) => !isDestructive(toast) && painted.includes(toast)).map(cardOf)}
        </div>
        {toasts.filter(isDestructive).map(cardOf)}
      </section>
    </div>
  );
}

/** Milliseconds. */
const DURATION = 4000;

type ToastCardProps = { toast: Toast; waiting: boolean; said: boolean; onClose: () => void };

function ToastCard({ toast, waiting, said, onClose }: ToastCardProps) {
  const destructive = isDestructive(toast);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (waiting || toast.stays) return;
    const timer = setTimeout(close, DURATION);
    return () => clearTimeout(timer);
  }, [waiting, toast.stays]);

  return (
    <div className={destructive ? styles.destructive : styles.toast}>
      <Icon name={destructive ? 'warning' : 'check-circle'} />
      <div
        key={String(said)}
        className={styles.words}
        role={said && destructive ? 'alert' : undefined}
      >
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
        {toast.link && (
          <a className={styles.link} href={toast.link.to}>
            {toast.link.text}
          </a>
        )}
      </div>
      <button type="button" className={styles.close} aria-label="Lukk meldingen" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
