import {
  EMAIL_MAX_LENGTH,
  LEAD_LIMITS,
  SERVICES,
  YES_NO,
  type Service,
  type YesNo,
} from '@boligstyling/domain';
import { customerTypeOptions } from '../../content/lead-form-options';

/** Every field the forms have between them. An empty text is an answer not yet given. */
export interface LeadDraft {
  sellProperty: YesNo | '';
  customerType: 'private' | 'business';
  service: Service | '';
  firstName: string;
  lastName: string;
  /** Where the form asks for one name only. */
  fullName: string;
  phone: string;
  email: string;
  street: string;
  postalCode: string;
  city: string;
  needs: string;
  rooms: string;
  propertySize: string;
  timeframe: string;
  propertyType: string;
  message: string;
  stylingOnly: YesNo | '';
  termsAccepted: boolean;
  sharingAccepted: boolean;
}

export type FieldName = keyof LeadDraft;

export const EMPTY_DRAFT: LeadDraft = {
  sellProperty: '',
  customerType: 'private',
  service: '',
  firstName: '',
  lastName: '',
  fullName: '',
  phone: '',
  email: '',
  street: '',
  postalCode: '',
  city: '',
  needs: '',
  rooms: '',
  propertySize: '',
  timeframe: '',
  propertyType: '',
  message: '',
  stylingOnly: '',
  termsAccepted: false,
  sharingAccepted: false,
};

/**
 * The most characters each text takes. What the API gets joined still fits: first and last name
 * in one name; street, postal code and city in one address.
 */
export const TEXT_LIMITS = {
  firstName: 59,
  lastName: 60,
  fullName: LEAD_LIMITS.customerName,
  phone: LEAD_LIMITS.customerPhone,
  email: EMAIL_MAX_LENGTH,
  street: 112,
  postalCode: 4,
  city: LEAD_LIMITS.location,
  needs: LEAD_LIMITS.stylingNeeds,
  rooms: LEAD_LIMITS.rooms,
  propertySize: LEAD_LIMITS.propertySize,
  timeframe: LEAD_LIMITS.timeframe,
  propertyType: LEAD_LIMITS.propertyType,
  message: LEAD_LIMITS.message,
} as const;

const ANSWERS: Partial<Record<FieldName, readonly string[]>> = {
  sellProperty: YES_NO,
  customerType: customerTypeOptions.map(({ value }) => value),
  service: SERVICES,
  stylingOnly: YES_NO,
};

/** The fields a stored or half-typed draft holds in a usable form; anything else is left out. */
export function usableFields(stored: unknown): Partial<LeadDraft> {
  if (typeof stored !== 'object' || stored === null) return {};
  const usable = Object.entries(stored).flatMap(([name, value]) => {
    if (!(name in EMPTY_DRAFT) || typeof value !== typeof EMPTY_DRAFT[name as FieldName]) return [];
    if (ANSWERS[name as FieldName] && !ANSWERS[name as FieldName]?.includes(value)) return [];
    const limit = TEXT_LIMITS[name as keyof typeof TEXT_LIMITS];
    return [[name, limit ? value.slice(0, limit) : value]];
  });
  return Object.fromEntries(usable);
}
