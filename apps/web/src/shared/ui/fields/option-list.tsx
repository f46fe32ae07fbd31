import { useEffect, useRef, type ReactNode } from 'react';
import styles from './option-list.module.css';
import { optionId } from './use-combobox';

type OptionListProps = {
  id: string;
  label: string;
  /** `note` distinguishes equal names. */
  options: readonly { key: string; name: ReactNode; note: string }[];
  active: number;
  onChoose: (index: number) => void;
  isBrought?: boolean;
};

/** The focus stays in the combobox's field, even during a click. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, active, onChoose, isBrought = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isBrought) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isBrought]);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ key, name, note }, index) => (
        <li
          key={key}
          ref={index === active ? activeOption : undefined}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(index)}
        >
          <span>{name}</span> <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
