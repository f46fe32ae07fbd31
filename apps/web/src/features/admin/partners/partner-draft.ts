import type { PartnerDto, SavePartnerDto } from '@boligstyling/api-client/admin';
import {
  isEmail,
  isOrganizationNumber,
  isPhone,
  isPostalCode,
  PARTNER_LIMITS,
  toKroner,
  websiteOf,
  withoutUnseen,
  type Area,
  type PartnerKind,
  type Service,
} from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { kronerIn } from '../shared/format';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';

export interface PartnerDraft {
  /** Of the stored partner that the draft is based on; empty: a new one. */
  version: string;
  name: string;
  company: string;
  kind: PartnerKind;
  email: string;
  phone: string;
  website: string;
  presentation: string;
  areas: readonly Area[];
  services: readonly Service[];
  price_per_assignment: string;
  weekly_capacity: string;
  organization_number: string;
  street: string;
  postal_code: string;
  post_place: string;
  active: boolean;
}

export type PartnerErrors = FieldErrors<keyof PartnerDraft>;

export function draftOf(partner: PartnerDto | undefined): PartnerDraft {
  return {
    version: partner?.version ?? '',
    name: partner?.name ?? '',
    company: partner?.company ?? '',
    kind: partner?.kind ?? 'stylist',
    email: partner?.email ?? '',
    phone: partner?.phone ?? '',
    website: partner?.website ?? '',
    presentation: partner?.presentation ?? '',
    areas: partner?.areas ?? [],
    services: partner?.services ?? [],
    price_per_assignment: String(partner?.price_per_assignment ?? '').replace('.', ','),
    weekly_capacity: String(partner?.weekly_capacity ?? ''),
    organization_number: partner?.organization_number ?? '',
    street: partner?.street ?? '',
    postal_code: partner?.postal_code ?? '',
    post_place: partner?.post_place ?? '',
    active: partner?.active ?? true,
  };
}

const WHOLE = /^\d+$/;

export function errorsOf(draft: PartnerDraft): PartnerErrors {
  const { errors } = adminPartners;
  const price = kronerIn(draft.price_per_assignment);
  const capacity = draft.weekly_capacity.trim();
  const isPrice = price !== undefined && price <= toKroner(PARTNER_LIMITS.priceOre);
  const isCapacity = WHOLE.test(capacity) && Number(capacity) <= PARTNER_LIMITS.weeklyCapacity;
  const email = draft.email.trim();
  const organizationNumber = withoutUnseen(draft.organization_number);
  const postalCode = withoutUnseen(draft.postal_code);
  return {
    ...(!draft.name.trim() && { name: errors.name }),
    ...(!draft.company.trim() && { company: errors.company }),
    ...(!email && { email: errors.emailMissing }),
    ...(email && !isEmail(email) && { email: errors.emailInvalid }),
    ...(!isPhone(draft.phone) && { phone: errors.phone }),
    ...(draft.website.trim() && !websiteOf(draft.website) && { website: errors.website }),
    ...(draft.areas.length === 0 && { areas: errors.areas }),
    ...(draft.services.length === 0 && { services: errors.services }),
    ...(!isPrice && { price_per_assignment: errors.price }),
    ...(!isCapacity && { weekly_capacity: errors.capacity }),
    ...(organizationNumber &&
      !isOrganizationNumber(organizationNumber) && {
        organization_number: errors.organizationNumber,
      }),
    ...(postalCode && !isPostalCode(postalCode) && { postal_code: errors.postalCode }),
  };
}

export const toSavePartner = ({ version: _, ...draft }: PartnerDraft): SavePartnerDto => ({
  ...draft,
  services: [...draft.services],
  email: draft.email.trim(),
  areas: [...draft.areas],
  price_per_assignment: kronerIn(draft.price_per_assignment) ?? 0,
  weekly_capacity: Number(draft.weekly_capacity),
});
