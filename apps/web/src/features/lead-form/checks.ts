import {
  containsLetter,
  isEightDigits,
  isEmail,
  isPhone,
  NO_PHONE,
  tidyEmail,
} from '@boligstyling/domain';
import { fieldMessages as messages } from '../../content/lead-form-messages';
import type { FieldName, LeadDraft } from './lead-draft';

export interface DraftError {
  field: FieldName;
  message: string;
}

export type Check = (draft: LeadDraft) => DraftError | null;

const WHEN_BLANK = {
  firstName: messages.firstName,
  lastName: messages.lastName,
  fullName: messages.name,
  phone: messages.phoneMissing,
  email: messages.emailMissing,
  service: messages.service,
  street: messages.street,
  city: messages.city,
  needs: messages.description,
  rooms: messages.rooms,
  propertySize: messages.propertySize,
  timeframe: messages.timeframe,
  propertyType: messages.propertyType,
} as const satisfies Partial<Record<FieldName, string>>;

const holds = (field: FieldName, message: string, test: (draft: LeadDraft) => boolean): Check => {
  const error = { field, message };
  return (draft) => (test(draft) ? null : error);
};

export const filled = (field: keyof typeof WHEN_BLANK): Check =>
  holds(field, WHEN_BLANK[field], (draft) => draft[field].trim() !== '');

/** {@link filled} reports a blank one. */
const inLetters = (field: FieldName, nameIn: (draft: LeadDraft) => string): Check =>
  holds(
    field,
    messages.nameInLetters,
    (draft) => nameIn(draft).trim() === '' || containsLetter(nameIn(draft)),
  );

export const namesInLetters = inLetters('firstName', (draft) => draft.firstName + draft.lastName);
export const fullNameInLetters = inLetters('fullName', ({ fullName }) => fullName);

export const sellPropertyAnswered = holds(
  'sellProperty',
  messages.sellProperty,
  ({ sellProperty }) => sellProperty !== '',
);

export const emailValid = holds(
  'email',
  messages.emailInvalid,
  ({ email }) => email.trim() === '' || isEmail(tidyEmail(email)),
);

export const phoneLongEnough = holds(
  'phone',
  messages.phoneInvalid,
  ({ phone }) => phone.trim() === '' || isEightDigits(phone),
);

export const phoneInUse = holds(
  'phone',
  NO_PHONE,
  ({ phone }) => !isEightDigits(phone) || isPhone(phone),
);

/** 0000 stands for «unknown». */
export const postalCodeGiven = holds(
  'postalCode',
  messages.postalCodeMissing,
  ({ postalCode }) => !['', '0000'].includes(postalCode.trim()),
);

export const postalCodeValid = holds(
  'postalCode',
  messages.postalCodeInvalid,
  ({ postalCode }) => postalCode.trim() === '' || /^\d{4}$/.test(postalCode.trim()),
);

export const onlyForOffers = holds(
  'stylingOnly',
  messages.confirmation,
  ({ stylingOnly }) => stylingOnly === 'yes',
);

export const termsAccepted = holds('termsAccepted', messages.terms, (draft) => draft.termsAccepted);

export const agentSharingAccepted = holds(
  'agentSharingAccepted',
  messages.agentSharing,
  (draft) => draft.agentSharingAccepted,
);

export const sharingAccepted = holds(
  'sharingAccepted',
  messages.dataProcessing,
  (draft) => draft.sharingAccepted,
);
