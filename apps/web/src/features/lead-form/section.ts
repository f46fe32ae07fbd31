import type { ChangeEventHandler, ComponentType } from 'react';
import type { Fields } from './bind-fields';
import type { DraftError } from './checks';
import type { FieldName, LeadDraft } from './lead-draft';
import type { Sending } from './sending';

/** What an address field finds: street and number, and what is known of the rest. */
export interface FoundAddress {
  address: string;
  postalCode: string;
  city: string;
  municipalityNumber: string;
}

/** A text field for the street that may suggest whole addresses. */
export interface AddressFieldProps {
  name: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onChoose: (found: FoundAddress) => void;
}

/** What stands by the button while a request is on its way, and as long as it has not come through. */
export interface SendPanelProps {
  sending: Sending;
  /** What the server said of single fields that have not been changed since. */
  refused: readonly DraftError[];
  onFix: (field: FieldName) => void;
  onRetry: () => void;
}

/** What the form uses of other features. The page hands it over. */
export interface FormParts {
  AddressField: ComponentType<AddressFieldProps>;
  /** Left out where there is no room for a dialog: the terms then open in a tab of their own. */
  TermsDialog?: ComponentType<{ onClose: () => void }>;
  SendPanel: ComponentType<SendPanelProps>;
}

export interface SectionProps extends Omit<FormParts, 'SendPanel'> {
  fields: Fields;
  draft: LeadDraft;
  change: (changes: Partial<LeadDraft>) => void;
}

/** A few questions that belong together, and the fields they fill. */
export interface Section {
  fields: readonly FieldName[];
  Content: ComponentType<SectionProps>;
}
