import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react';
import { leadForm } from '../../content/lead-form';
import { TextField } from '../../shared/ui/fields/field';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './address-field.module.css';
import type { AddressSuggestion } from './address-suggestion';
import { useAddressSuggestions } from './use-address-suggestions';
import { useCombobox } from '../../shared/ui/fields/use-combobox';
import { whenLoaded } from '../../shared/ui/when-loaded';

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

/** Input is never replaced without a press. */
export function AddressField({ onChange, onChoose, ...field }: AddressFieldProps) {
  const { suggestions, feed } = useAddressSuggestions();
  const [filled, setFilled] = useState('');
  const hasAnswer = suggestions.state === 'found';
  const list = hasAnswer ? suggestions.list : NOTHING;

  const take = (index: number) => {
    feed.stop();
    const chosen = list[index]!;
    onChoose(chosen);
    setFilled(texts.filledIn(chosen.fullAddress));
  };
  const combobox = useCombobox(list.length, take);
  const { listId, input, isOpen, isExpanded, active, open, choose } = combobox;

  const look = (field: HTMLInputElement) => {
    SuggestionList.load().catch(() => {});
    void feed.typed(field.value);
    // Autofill leaves the focus elsewhere.
    if (document.activeElement === field) open();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    setFilled('');
    look(event.target);
  };
  const lookAhead = useEffectEvent(() => {
    if (document.activeElement === input.current) look(input.current!);
  });
  useEffect(() => lookAhead(), []);
  // The press became a scroll.
  const lookAgain = useEffectEvent(() => {
    if (isOpen && !hasAnswer) void feed.typed(field.value);
  });
  useEffect(() => {
    addEventListener('pointercancel', lookAgain);
    return () => removeEventListener('pointercancel', lookAgain);
  }, []);

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
      <div aria-live="polite">
        {isExpanded && <VisuallyHidden>{texts.suggestionCount(list.length)}</VisuallyHidden>}
        {!isExpanded && filled && <VisuallyHidden>{filled}</VisuallyHidden>}
        {isOpen && hasAnswer && !isExpanded && <p className={styles.noHits}>{texts.noHits}</p>}
      </div>
    </TextField>
  );
}
