import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './tooltip.module.css';

const OPEN_DELAY = 700;
/** Milliseconds. */
const SKIP_DELAY = 300;

let lastClosed = -Infinity;

type TooltipProps = {
  text: string;
  /** For `aria-labelledby` on icons, otherwise `aria-describedby`. */
  children: (tipId: string) => ReactNode;
};

/** Escape closes it, and the pointer may rest on its text (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const openSoon = () => {
    const pause = performance.now() - lastClosed < SKIP_DELAY ? 0 : OPEN_DELAY;
    timer.current = setTimeout(() => setOpen(true), pause);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <span
      className={styles.anchor}
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children(id)}
      <span className={styles.tip} id={id} role="tooltip" hidden={!open}>
        {text}
      </span>
    </span>
  );
}
