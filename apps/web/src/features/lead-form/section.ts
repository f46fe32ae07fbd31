import type { ChangeEventHandler, ComponentType } from 'react';
import type { Fields } from './bind-fields';
import type { FieldName, LeadDraft } from './lead-draft';

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

/** What the form uses of other features. The page hands it over. */
export interface FormParts {
  AddressField: ComponentType<AddressFieldProps>;
  TermsDialog: ComponentType<{ onClose: () => void }>;
}

export interface SectionProps extends FormParts {
  fields: Fields;
  draft: LeadDraft;
  change: (changes: Partial<LeadDraft>) => void;
}

/** A few questions that belong together, and the fields they fill. */
export interface Section {
  fields: readonly FieldName[];
  Content: ComponentType<SectionProps>;
}
