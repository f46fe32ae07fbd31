import { isBankAccount } from './bank-account.js';
import { DomainError } from '../core/domain-error.js';
import { type InvoiceParty, missingOf, UNKNOWN_PARTY } from '../partners/invoice-party.js';
import { FIRST_VERSION } from '../core/version.js';
import { listed } from '../core/listed.js';
import { formatOrganizationNumber } from '../core/organization-number.js';

export interface OperatorDetails extends InvoiceParty {
  /** Another after each change that changes something. */
  readonly version: number;
  /** 11 digits; empty: not set yet. */
  readonly account: string;
  /** Earlier accounts of 11 digits, to which payments may still come. */
  readonly formerAccounts: readonly string[];
  /** In Merverdiavgiftsregisteret, and so charges MVA. */
  readonly vatRegistered: boolean;
  /** Rate when registered, in hundredths of a percent. */
  readonly vatRate: number;
  /** In Foretaksregisteret, which an invoice must then say. */
  readonly inBusinessRegister: boolean;
  /** Days from invoice date to due date, which moves past holidays. */
  readonly dueDays: number;
}

export const OPERATOR_LIMITS = {
  vatRate: 10_000,
  dueDays: { least: 1, most: 90 },
  formerAccounts: 20,
} as const;

/** Until the details are set, no invoice can be issued. */
export const UNKNOWN_OPERATOR: OperatorDetails = {
  ...UNKNOWN_PARTY,
  version: FIRST_VERSION,
  account: '',
  formerAccounts: [],
  vatRegistered: true,
  vatRate: 2500,
  inBusinessRegister: true,
  dueDays: 14,
};

export function accountsOf({ account, formerAccounts }: OperatorDetails): Set<string> {
  return new Set([account, ...formerAccounts].filter(isBankAccount));
}

/** MVA charged beside a price, in hundredths of a percent; null: none. */
export function vatRateOf({
  vatRegistered,
  vatRate,
}: Pick<OperatorDetails, 'vatRate' | 'vatRegistered'>): number | null {
  return vatRegistered ? vatRate : null;
}

/** Details that invoices need and the operator lacks, as words of a sentence. */
export function missingOfOperator(operator: OperatorDetails): string[] {
  const missing = missingOf(operator);
  return isBankAccount(operator.account) ? missing : [...missing, 'kontonummer'];
}

/** @throws DomainError `operator-incomplete`, which names what is missing */
export function requireComplete(operator: OperatorDetails): void {
  const missing = missingOfOperator(operator);
  if (missing.length === 0) return;
  throw new DomainError(
    'operator-incomplete',
    `Fakturaer kan ikke utstedes: selgeren mangler ${listed(missing)}.`,
  );
}

/**
 * Every page must show this (ehandelsloven § 8), and a company's letters too
 * (foretaksregisterloven): «Boligstyling AS, org.nr. 974 760 673 MVA, Foretaksregisteret,
 * Eksempelgata 1, 0150 Oslo». Null until complete.
 */
export function operatorText(operator: OperatorDetails): string | null {
  if (missingOf(operator).length > 0) return null;
  const { name, organizationNumber, street, postalCode, postPlace } = operator;
  const { inBusinessRegister, vatRegistered } = operator;
  const number = `${formatOrganizationNumber(organizationNumber)}${vatRegistered ? ' MVA' : ''}`;
  const register = inBusinessRegister ? ', Foretaksregisteret' : '';
  return `${name}, org.nr. ${number}${register}, ${street}, ${postalCode} ${postPlace}`;
}
