import { useEffect, useRef } from 'react';
import { leadForm } from '../../content/lead-form';
import type { AddressSuggestion } from './address-suggestion';
import { matchedPart } from './matched-part';
import styles from './suggestion-list.module.css';

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface SuggestionListProps {
  id: string;
  list: readonly AddressSuggestion[];
  typed: string;
  /** The index of the highlighted suggestion; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
}

/** The suggestions below the field. The focus stays in the field, also while one is clicked. */
export function SuggestionList({ id, list, typed, active, onChoose }: SuggestionListProps) {
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={styles.menu} onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} className={styles.list} role="listbox" aria-label={leadForm.address.suggestions}>
        {list.map((suggestion, index) => (
          <li
            key={suggestion.fullAddress}
            ref={index === active ? activeOption : undefined}
            id={optionId(id, index)}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(index)}
          >
            <Address {...suggestion} typed={typed} />
          </li>
        ))}
      </ul>
      <p className={styles.credit}>{leadForm.address.credit}</p>
    </div>
  );
}

function Address({ address, postalCode, city, typed }: AddressSuggestion & { typed: string }) {
  const [before, matched, after] = matchedPart(address, typed);
  return (
    <>
      <span>
        {before}
        <b className={styles.matched}>{matched}</b>
        {after}
      </span>{' '}
      <span className={styles.place}>
        {postalCode} {city}
      </span>
    </>
  );
}
