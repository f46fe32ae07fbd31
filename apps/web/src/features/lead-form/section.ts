import type { ChangeEventHandler, ComponentType, ChangeEvent } from 'react';
import type { Unsent } from '../../shared/lead/submission';
import type { DraftError } from './checks';
import {
  type FieldName,
  type LeadDraft,
  textLimit,
  type ChoiceName,
  type TextName,
  type CheckboxName,
} from './lead-draft';
import { findErrors, type Rule } from './rules';

export interface FoundAddress {
  address: string;
  postalCode: string;
  city: string;
  municipalityNumber: string;
}

export interface AddressFieldProps {
  name: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onChoose: (found: FoundAddress) => void;
}

export interface SendPanelProps {
  sending: Sending;
  refused: readonly DraftError[];
  onFix: (field: FieldName) => void;
  onRetry: () => void;
}

export interface FormParts {
  AddressField: ComponentType<AddressFieldProps>;
  /** The terms open in a new tab if a dialog does not fit. */
  TermsDialog?: ComponentType<{ onClose: () => void }>;
  SendPanel: ComponentType<SendPanelProps>;
}

export interface SectionProps extends Omit<FormParts, 'SendPanel'> {
  fields: Fields;
  draft: LeadDraft;
  change: (changes: Partial<LeadDraft>) => void;
}

export interface Section {
  fields: readonly FieldName[];
  Content: ComponentType<SectionProps>;
}

export type Sending =
  | { kind: 'idle' | 'sending' | 'queued' }
  | Unsent
  | { kind: 'refused'; reasons: readonly string[] };

export interface FormStep {
  name: string;
  sections: readonly Section[];
  rules: readonly Rule[];
  disabledReason?: string;
}

/** -1 for none. */
export const firstOpen = (steps: readonly FormStep[], draft: LeadDraft): number =>
  steps.findIndex(({ rules }) => findErrors(rules, draft));

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

type Fields = ReturnType<typeof bindFields>;
