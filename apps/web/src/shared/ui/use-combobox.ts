import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { optionId } from './option-list';

const NONE = -1;

/**
 * The keys of an editable combobox that highlights its options while the focus stays in the field,
 * after the ARIA Authoring Practices. It is closed, or open with none or one of the options
 * highlighted; without options it shows nothing. Up and down go round, Home and End give the caret
 * back, Enter takes the highlighted option, Escape closes. `field` is what the text field carries,
 * `listId` the id of its list.
 */
export function useCombobox(optionCount: number, onChoose: (index: number) => void) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const isExpanded = isOpen && optionCount > 0;

  const open = () => {
    setIsOpen(true);
    setActive(NONE);
  };

  const close = () => {
    setIsOpen(false);
    setActive(NONE);
  };

  const choose = (index: number) => {
    close();
    onChoose(index);
  };

  // A tap beside the field does not blur it on every phone.
  useEffect(() => {
    if (!isExpanded) return;
    const pressed = ({ target }: PointerEvent) => {
      if (!input.current?.parentElement?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isExpanded]);

  const highlight = (index: number) => {
    setIsOpen(true);
    setActive((index + optionCount) % optionCount);
  };

  const onKeyDown = (event: KeyboardEvent) => {
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
    onBlur: close,
  } as const;
  return { field, listId, input, isOpen, isExpanded, active, open, choose };
}
