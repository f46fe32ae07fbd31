import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const NONE = -1;

/** The list loads lazily. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** After the ARIA Authoring Practices: focus stays in the field. */
export function useCombobox(optionCount: number, onChoose: (index: number) => void) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const isPressing = useRef(false);
  const isExpanded = isOpen && optionCount > 0;

  const open = () => {
    isPressing.current = false;
    setIsOpen(true);
    setActive(NONE);
  };

  const close = () => {
    isPressing.current = false;
    setIsOpen(false);
    setActive(NONE);
  };

  const choose = (index: number) => {
    close();
    onChoose(index);
  };

  // Closing moves the content below, so a press reaches its target first. On some phones a tap
  // elsewhere does not blur the field.
  useEffect(() => {
    if (!isOpen) return;
    let releaseTimer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ button }: MouseEvent) => (isPressing.current = button === 0);
    const release = ({ type, target }: Event) => {
      isPressing.current = false;
      const isBeside = !input.current?.parentElement?.contains(target as Node);
      if ((type !== 'click' || !isBeside) && document.activeElement === input.current) return;
      flushSync(close);
      // The list's collapse may have moved it.
      document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    };
    // Scrollbars cause no click. A tap clicks later.
    const lift = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') releaseTimer = setTimeout(release, 0, event);
    };
    const listeners = [
      ['pointerdown', press],
      ['pointerup', lift],
      ['click', release],
      ['pointercancel', release],
    ] as const;
    listeners.forEach(([type, listener]) => document.addEventListener(type, listener));
    return () => {
      clearTimeout(releaseTimer);
      listeners.forEach(([type, listener]) => document.removeEventListener(type, listener));
    };
  }, [isOpen]);

  const highlight = (index: number) => {
    setIsOpen(true);
    setActive((index + optionCount) % optionCount);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    isPressing.current = false;
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isVertical && optionCount > 0) {
      event.preventDefault();
      const down = event.key === 'ArrowDown';
      const from = isExpanded ? active : NONE;
      highlight(down ? from + 1 : Math.max(from, 0) - 1);
    } else if (event.key === 'Home' || event.key === 'End') {
      setActive(NONE);
    } else if (event.key === 'Enter' && isExpanded && active !== NONE) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      close();
    }
  };

  const field = {
    ref: input,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': isExpanded && active >= 0 ? optionId(listId, active) : undefined,
    onKeyDown,
    onBlur: () => isPressing.current || close(),
  } as const;
  return { field, listId, input, isOpen, isExpanded, active, open, choose };
}
