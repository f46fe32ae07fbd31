import { useEffect, useEffectEvent, type ChangeEvent } from 'react';
import { leadForm } from '../../content/lead-form';
import { TextField } from '../../shared/ui/fields/field';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './address-field.module.css';
import type { AddressSuggestion } from './address-suggestion';
import { useAddressSuggestions } from './use-address-suggestions';
import { useCombobox } from '../../shared/ui/fields/use-combobox';
import { whenLoaded } from '../../shared/ui/when-loaded';

/** Loads with the first search. */
const SuggestionList = whenLoaded(() => import('./suggestion-list'), false);

const texts = leadForm.address;
const NOTHING: readonly AddressSuggestion[] = [];

interface AddressFieldProps {
  name: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onChoose: (suggestion: AddressSuggestion) => void;
}

/** Suggests whole addresses; input is never replaced without a press. */
export function AddressField({ onChange, onChoose, ...field }: AddressFieldProps) {
  const { suggestions, feed } = useAddressSuggestions();
  const hasAnswer = suggestions.state === 'found';
  const list = hasAnswer ? suggestions.list : NOTHING;

  const take = (index: number) => {
    feed.stop();
    onChoose(list[index]!);
  };
  const combobox = useCombobox(list.length, take);
  const { listId, input, isOpen, isExpanded, active, open, choose } = combobox;

  const look = (field: HTMLInputElement) => {
    SuggestionList.load().catch(() => {});
    void feed.typed(field.value);
    // Autofill leaves the focus elsewhere and should open no list.
    if (document.activeElement === field) open();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    look(event.target);
  };
  /** For input before hydration. */
  const lookAhead = useEffectEvent(() => {
    if (document.activeElement === input.current) look(input.current!);
  });
  useEffect(() => lookAhead(), []);

  return (
    <TextField
      {...field}
      {...combobox.field}
      label={texts.street}
      autoComplete="address-line1"
      onChange={type}
    >
      {isExpanded && (
        <SuggestionList
          id={listId}
          list={list}
          typed={field.value}
          active={active}
          onChoose={choose}
        />
      )}
      <div role="status">
        {isExpanded && <VisuallyHidden>{texts.suggestionCount(list.length)}</VisuallyHidden>}
        {isOpen && hasAnswer && !isExpanded && <p className={styles.noHits}>{texts.noHits}</p>}
      </div>
    </TextField>
  );
}
