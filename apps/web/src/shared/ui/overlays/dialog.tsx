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
  /** Called on Escape, the Close button and a click beside the dialog in which nothing is written. */
  onClose: () => void;
  /** Whether it tells what nothing tells again: a click beside leaves it then, and Escape. */
  once?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog for as long as it is rendered. The browser's own `<dialog>` keeps the focus
 * inside, and gives it back when the dialog goes. Only its Close button throws away what is written in
 * it, and what is told once: Escape is easily pressed, and on a phone it is the way back.
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
    // Engines differ in what they focus first. The title says what has opened.
    titleRef.current?.focus();
    return () => element?.close();
  }, []);

  const close = () => {
    keepers.forEach((forget) => forget());
    onClose();
  };
  /** Gone once it is no longer rendered: closed before, and rendered on, nothing would show it again. */
  const leave = (event: SyntheticEvent) => {
    // A choice of files that is broken off tells of it, too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!once) onClose();
  };
  /** Not where text was being marked from inside, and let go beside. */
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
