import type { OperatorDto, SaveOperatorDto } from '@boligstyling/api-client/admin';
import {
  isBankAccount,
  isOrganizationNumber,
  isPostalCode,
  OPERATOR_LIMITS,
  tidyBankAccount,
  withoutUnseen,
} from '@boligstyling/domain';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';

const TEXTS = [
  'name',
  'organization_number',
  'street',
  'postal_code',
  'post_place',
  'account',
] as const;
type OperatorText = (typeof TEXTS)[number];

const toAccounts = (text: string): string[] => text.split(',').map(tidyBankAccount).filter(Boolean);

/** `version` is of the stored operator that the draft is based on. */
export type OperatorDraft = Record<
  OperatorText | 'version' | 'former_accounts' | 'vat_rate' | 'due_days',
  string
> &
  Pick<SaveOperatorDto, 'vat_registered' | 'in_business_register'>;
export type OperatorErrors = FieldErrors<keyof OperatorDraft>;

export const draftOf = (operator: OperatorDto): OperatorDraft => ({
  version: operator.version,
  ...(Object.fromEntries(TEXTS.map((key) => [key, operator[key] ?? ''])) as Record<
    OperatorText,
    string
  >),
  former_accounts: operator.former_accounts?.join(', ') ?? '',
  vat_registered: operator.vat_registered,
  in_business_register: operator.in_business_register,
  vat_rate: String(operator.vat_rate).replace('.', ','),
  due_days: String(operator.due_days),
});

const PERCENT = /^\d{1,3}([.,]\d{1,2})?$/;
const DAYS = /^\d{1,2}$/;
const toNumber = (text: string): number => Number(text.trim().replace(',', '.'));

/** Errors by field. An empty or hidden field is not an error. */
export function errorsOf(draft: OperatorDraft): OperatorErrors {
  const { errors } = adminInvoices.operator;
  const number = withoutUnseen(draft.organization_number);
  const account = tidyBankAccount(draft.account);
  const former = toAccounts(draft.former_accounts);
  const areAccounts =
    former.every(isBankAccount) && former.length <= OPERATOR_LIMITS.formerAccounts;
  const postalCode = withoutUnseen(draft.postal_code);
  const isRate = PERCENT.test(draft.vat_rate.trim()) && toNumber(draft.vat_rate) <= 100;
  const days = draft.due_days.trim();
  const { least, most } = OPERATOR_LIMITS.dueDays;
  const isDays = DAYS.test(days) && Number(days) >= least && Number(days) <= most;
  return {
    ...(number &&
      !isOrganizationNumber(number) && { organization_number: errors.organizationNumber }),
    ...(postalCode && !isPostalCode(postalCode) && { postal_code: errors.postalCode }),
    ...(account && !isBankAccount(account) && { account: errors.account }),
    ...(!areAccounts && { former_accounts: errors.formerAccounts }),
    ...(draft.vat_registered && !isRate && { vat_rate: errors.vatRate }),
    ...(!isDays && { due_days: errors.dueDays }),
  };
}

/**
 * @param begun the initial values; its rate stays where the form shows none
 */
export const toSaveOperator = (
  { version: _, ...draft }: OperatorDraft,
  begun: OperatorDraft,
): SaveOperatorDto => ({
  ...draft,
  former_accounts: toAccounts(draft.former_accounts),
  vat_rate: toNumber((draft.vat_registered ? draft : begun).vat_rate),
  due_days: Number(draft.due_days),
});
