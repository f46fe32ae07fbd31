import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from './dialog.module.css';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { DiscardListeners } from '../drafts/discarded';

/** Open dialogs, the topmost last. They may unmount in any order. */
const opened: HTMLElement[] = [];
let home: HTMLElement | null = null;

const BELOW_HEADER_PX = 24;

/** Outside the topmost dialog toasts can neither be heard nor pressed. */
function moveToasts() {
  const toasts = document.querySelector<HTMLElement>('section[popover]');
  const from = toasts?.parentElement;
  if (!from) return;
  if (!from.matches('dialog')) home = from;
  const to = opened.at(-1) ?? home;
  if (!to?.isConnected || to === from) return;
  to.append(toasts);
  toasts.showPopover?.();
}

type DialogProps = {
  title: string;
  /** Not called by a click outside once something is typed. */
  onClose: () => void;
  /** Escape and a click outside are ignored. */
  once?: boolean;
  /** For pictures. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * Only the close button discards input, because Escape is easily pressed and is the back gesture on
 * phones.
 */
export function Dialog({ title, onClose, once, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const isWritten = useRef(false);
  const [keepers] = useState(() => new Set<() => void>());
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Orca is silent about a focus inside, because the rest of the page leaves its tree meanwhile.
    element.focus();
    opened.push(element);
    moveToasts();
    return () => {
      element.close();
      opened.splice(opened.indexOf(element), 1);
      moveToasts();
    };
  }, []);

  const close = () => {
    keepers.forEach((clear) => clear());
    onClose();
  };
  /** A closed element that is still rendered would not reopen. */
  const leave = (event: SyntheticEvent) => {
    // Cancelling a file picker fires `cancel` too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!once) onClose();
  };
  /** A text selection may end outside. */
  const clickBeside = ({ target }: MouseEvent) => {
    const isBeside = target === dialog.current && target === pressed.current;
    if (isBeside && !once && !isWritten.current) onClose();
  };
  const keepBelowHeader = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const { offsetHeight } = currentTarget.querySelector('header')!;
    currentTarget.style.scrollPaddingTop = `${offsetHeight + BELOW_HEADER_PX}px`;
  };

  return (
    <dialog
      ref={dialog}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={leave}
      onClose={onClose}
      onFocus={keepBelowHeader}
      onChange={() => (isWritten.current = true)}
      onMouseDown={({ target }) => (pressed.current = target)}
      onClick={clickBeside}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button type="button" lang="en" className={styles.close} onClick={close}>
            <Icon name="close" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </header>
        <DiscardListeners value={keepers}>{children}</DiscardListeners>
      </div>
    </dialog>
  );
}
