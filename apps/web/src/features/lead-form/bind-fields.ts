import type { ChangeEvent } from 'react';
import {
  textLimit,
  type ChoiceName,
  type FieldName,
  type LeadDraft,
  type TextName,
  type CheckboxName,
} from './lead-draft';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control's name is its field in the draft. */
export function bindFields(
  draft: LeadDraft,
  change: (changes: Partial<LeadDraft>) => void,
  errorOf: (field: FieldName) => string | undefined,
) {
  return {
    text: (name: TextName) => ({
      name,
      value: draft[name],
      maxLength: textLimit(name),
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<TextControl>) => change({ [name]: target.value }),
    }),
    select: (name: TextName) => ({
      name,
      value: draft[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<TextControl>) => change({ [name]: target.value }),
    }),
    choice: <Name extends ChoiceName>(name: Name) => ({
      name,
      value: draft[name],
      error: errorOf(name),
      onChange: (value: LeadDraft[Name]) => change({ [name]: value }),
    }),
    tick: (name: CheckboxName) => ({
      name,
      checked: draft[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.checked }),
    }),
  };
}

export type Fields = ReturnType<typeof bindFields>;
