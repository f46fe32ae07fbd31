import type { ApplyDto } from '@boligstyling/api-client';
import {
  isEmail,
  isFilled,
  isOrganizationNumber,
  isPhone,
  tidyEmail,
  withoutUnseen,
} from '@boligstyling/domain';
import { apply } from '../../content/apply';

/** The application as it is written. */
export type ApplicationDraft = { [Field in keyof ApplyDto]-?: NonNullable<ApplyDto[Field]> };

export const EMPTY_DRAFT: ApplicationDraft = {
  company: '',
  organization_number: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  kind: 'stylist',
  places: '',
  message: '',
};

const RULES: Record<keyof typeof apply.errors, (text: string) => boolean> = {
  company: isFilled,
  organization_number: (text) => isOrganizationNumber(withoutUnseen(text)),
  contact_name: isFilled,
  contact_email: (text) => isEmail(tidyEmail(text)),
  contact_phone: isPhone,
  places: isFilled,
};

export type ApplicationErrors = Partial<Record<keyof ApplicationDraft, string>>;

/** What is to be mended, by field. */
export function errorsOf(draft: ApplicationDraft): ApplicationErrors {
  const fields = Object.keys(RULES) as (keyof typeof RULES)[];
  return Object.fromEntries(
    fields
      .filter((field) => !RULES[field](draft[field]))
      .map((field) => [field, wordsOf(field, draft)]),
  );
}

/** Of a number that is missing it is not said that it is wrong. */
function wordsOf(field: keyof typeof RULES, draft: ApplicationDraft): string {
  const isMissing = field === 'organization_number' && !isFilled(draft.organization_number);
  return isMissing ? apply.organizationNumberMissing : apply.errors[field];
}
