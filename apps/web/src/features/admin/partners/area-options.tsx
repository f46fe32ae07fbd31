import { useEffect, useRef } from 'react';
import { adminPartners } from '../../../content/admin-partners';
import styles from './areas-field.module.css';
import type { AreaOption } from './find-areas';

export const areaOptionId = (listId: string, index: number): string => `${listId}-${index}`;

type AreaOptionsProps = {
  id: string;
  options: readonly AreaOption[];
  /** The index of the highlighted one; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
};

/** The areas that are found. The focus stays in the field, also while one is clicked. */
export function AreaOptions({ id, options, active, onChoose }: AreaOptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const activeOption = useRef<HTMLLIElement>(null);
  // It opens below the field, which may be the last that is in sight.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul
      ref={list}
      id={id}
      className={styles.options}
      role="listbox"
      aria-label={adminPartners.areas.options}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ area, name, note }, index) => (
        <li
          key={area}
          ref={index === active ? activeOption : undefined}
          id={areaOptionId(id, index)}
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
