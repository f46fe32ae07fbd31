import type { ChangeEventHandler, ComponentType } from 'react';
import type { Fields } from './bind-fields';
import type { DraftError } from './checks';
import type { FieldName, LeadDraft } from './lead-draft';
import type { Sending } from './sending';

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

/** State of a submission that is running or has not arrived. */
export interface SendPanelProps {
  sending: Sending;
  refused: readonly DraftError[];
  onFix: (field: FieldName) => void;
  onRetry: () => void;
}

/** Components of other features, which the page injects. */
export interface FormParts {
  AddressField: ComponentType<AddressFieldProps>;
  /** Undefined where a dialog does not fit: the terms then open in a new tab. */
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
