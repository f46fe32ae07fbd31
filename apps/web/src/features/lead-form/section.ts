import type { ChangeEventHandler, ComponentType } from 'react';
import type { Unsent } from '../../shared/lead/submission';
import type { Fields } from './bind-fields';
import type { DraftError } from './checks';
import type { FieldName, LeadDraft } from './lead-draft';

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
