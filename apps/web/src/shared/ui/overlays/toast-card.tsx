import { useEffect, useEffectEvent } from 'react';
import type { Toast } from '../../toast/toast-slice';
import { Icon } from '../icon';
import styles from './toast-card.module.css';

/** Milliseconds, restarted after a pause. */
const DURATION = 4000;

type ToastCardProps = { toast: Toast; waiting: boolean; onClose: () => void };

export function ToastCard({ toast, waiting, onClose }: ToastCardProps) {
  const destructive = toast.kind === 'destructive';
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (waiting || toast.stays) return;
    const timer = setTimeout(close, DURATION);
    return () => clearTimeout(timer);
  }, [waiting, toast.stays]);

  return (
    <div
      className={destructive ? styles.destructive : styles.toast}
      role={destructive ? 'alert' : 'status'}
    >
      <Icon name={destructive ? 'warning' : 'check-circle'} />
      <div className={styles.words}>
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
