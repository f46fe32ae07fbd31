import { leadFormToasts as toasts } from '../../content/lead-form-toasts';
import type { ToastText } from '../../content/types';
import {
  agentSharingAccepted,
  emailValid,
  filled,
  fullNameInLetters,
  namesInLetters,
  onlyForOffers,
  phoneInUse,
  phoneLongEnough,
  postalCodeGiven,
  postalCodeValid,
  sellPropertyAnswered,
  sharingAccepted,
  termsAccepted,
  type Check,
  type DraftError,
} from './checks';
import type { LeadDraft } from './lead-draft';

export interface Rule {
  toast: ToastText;
  checks: readonly Check[];
}

const sellProperty: Rule = { toast: toasts.sellPropertyMissing, checks: [sellPropertyAnswered] };
const email: Rule = { toast: toasts.emailInvalid, checks: [emailValid] };
const phone: readonly Rule[] = [
  { toast: toasts.phoneInvalid, checks: [phoneLongEnough] },
  { toast: toasts.phoneNotInUse, checks: [phoneInUse] },
];
const postalCode: Rule = { toast: toasts.postalCodeInvalid, checks: [postalCodeValid] };
const confirmation: Rule = { toast: toasts.confirmationMissing, checks: [onlyForOffers] };
const consents: Rule = { toast: toasts.consentMissing, checks: [termsAccepted, sharingAccepted] };

const agentConsents: Rule = {
  toast: toasts.consentMissing,
  checks: [termsAccepted, agentSharingAccepted],
};

const contactMissing = (...checks: Check[]): Rule => ({ toast: toasts.contactMissing, checks });
const needsMissing = (...checks: Check[]): Rule => ({ toast: toasts.needsMissing, checks });
const home = [filled('rooms'), filled('propertySize'), filled('timeframe'), filled('propertyType')];
const person = [
  filled('firstName'),
  filled('lastName'),
  namesInLetters,
  filled('phone'),
  filled('email'),
];
const where = [filled('street'), postalCodeGiven, filled('city')];

export const RULES = {
  you: [
    sellProperty,
    contactMissing(...person, filled('service'), ...where),
    email,
    ...phone,
    postalCode,
  ],
  agentYou: [sellProperty, contactMissing(...person, ...where), email, ...phone, postalCode],
  agentHome: [contactMissing(filled('propertySize'), filled('propertyType')), agentConsents],
  needs: [needsMissing(filled('needs'), ...home), confirmation, consents],
  articlesContact: [
    sellProperty,
    contactMissing(filled('fullName'), fullNameInLetters, filled('phone'), filled('email')),
    email,
    ...phone,
  ],
  articlesNeeds: [needsMissing(...home), confirmation],
  embedHome: [
    contactMissing(filled('service')),
    sellProperty,
    contactMissing(...where),
    postalCode,
  ],
  embedContact: [
    contactMissing(filled('fullName'), filled('phone'), filled('email')),
    email,
    ...phone,
    consents,
  ],
  articlesAddress: [contactMissing(filled('street'), filled('city'), filled('service')), consents],
} as const satisfies Record<string, readonly Rule[]>;

export function findErrors(
  rules: readonly Rule[],
  draft: LeadDraft,
): { toast: ToastText; errors: readonly DraftError[] } | null {
  const broken = rules
    .map(({ toast, checks }) => ({ toast, errors: checks.flatMap((check) => check(draft) ?? []) }))
    .filter(({ errors }) => errors.length > 0);
  const [first] = broken;
  return first ? { toast: first.toast, errors: broken.flatMap(({ errors }) => errors) } : null;
}
