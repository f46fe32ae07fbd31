import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from './dialog.module.css';
import { Icon } from '../icon';
import { Keepers } from '../thrown-away';
import { VisuallyHidden } from '../visually-hidden';

type DialogProps = {
  title: string;
  /** Called by Escape, the close button and a click outside without input. */
  onClose: () => void;
  /** The content is shown only once: Escape and a click outside are ignored. */
  once?: boolean;
  children: ReactNode;
};

/**
 * Open while rendered. The native `<dialog>` traps the focus and returns it. Only the close button
 * discards input and one-time content, because Escape is easily pressed and is the back gesture on
 * phones.
 */
export function Dialog({ title, onClose, once, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);
  const isWritten = useRef(false);
  const [keepers] = useState(() => new Set<() => void>());
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Browsers differ in their initial focus; the title announces the dialog.
    titleRef.current?.focus();
    return () => element?.close();
  }, []);

  const close = () => {
    keepers.forEach((clear) => clear());
    onClose();
  };
  /** Unmounted instead of closed: a closed element that is still rendered would not reopen. */
  const leave = (event: SyntheticEvent) => {
    // Cancelling a file picker fires `cancel` too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!once) onClose();
  };
  /** Ignores a text selection that ends outside. */
  const clickBeside = ({ target }: MouseEvent) => {
    const isBeside = target === dialog.current && target === pressed.current;
    if (isBeside && !once && !isWritten.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={leave}
      onClose={onClose}
      onChange={() => (isWritten.current = true)}
      onMouseDown={({ target }) => (pressed.current = target)}
      onClick={clickBeside}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 ref={titleRef} className={styles.title} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" lang="en" className={styles.close} onClick={close}>
            <Icon name="close" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </header>
        <Keepers value={keepers}>{children}</Keepers>
      </div>
    </dialog>
  );
}
