import { isBankAccount } from './bank-account.js';
import { DomainError } from '../core/domain-error.js';
import { type InvoiceParty, missingOf, UNKNOWN_PARTY } from '../partners/invoice-party.js';
import { listed } from '../core/listed.js';
import { formatOrganizationNumber } from '../core/organization-number.js';

/** Who runs this installation and sells to its partners, with the terms of its invoices. */
export interface OperatorDetails extends InvoiceParty {
  /** 11 digits; empty: not known yet. */
  readonly account: string;
  /** Earlier accounts of 11 digits, to which payments may still come. */
  readonly formerAccounts: readonly string[];
  /** Whether it is in Merverdiavgiftsregisteret, and so asks for MVA. */
  readonly vatRegistered: boolean;
  /** What a registered one asks for, in hundredths of a percent. */
  readonly vatRate: number;
  /** Whether it is in Foretaksregisteret, which an invoice must then say. */
  readonly inBusinessRegister: boolean;
  /** From the date of an invoice to its due date, which is never on a holiday. */
  readonly dueDays: number;
}

export const OPERATOR_LIMITS = {
  vatRate: 10_000,
  dueDays: { least: 1, most: 90 },
  formerAccounts: 20,
} as const;

/** Before anybody has told: invoices cannot be issued yet. */
export const UNKNOWN_OPERATOR: OperatorDetails = {
  ...UNKNOWN_PARTY,
  account: '',
  formerAccounts: [],
  vatRegistered: true,
  vatRate: 2500,
  inBusinessRegister: true,
  dueDays: 14,
};

/** The accounts whose payments are the operator's: the one on its invoices and the earlier ones. */
export function accountsOf({ account, formerAccounts }: OperatorDetails): Set<string> {
  return new Set([account, ...formerAccounts].filter(isBankAccount));
}

/** What MVA it asks for beside a price, in hundredths of a percent; null: none. */
export function vatRateOf({ vatRegistered, vatRate }: OperatorDetails): number | null {
  return vatRegistered ? vatRate : null;
}

/** What invoices need of the operator and nobody has told, in words for a sentence. */
export function missingOfOperator(operator: OperatorDetails): string[] {
  const missing = missingOf(operator);
  return isBankAccount(operator.account) ? missing : [...missing, 'kontonummer'];
}

/** @throws DomainError `operator-incomplete`, which says what is missing */
export function requireComplete(operator: OperatorDetails): void {
  const missing = missingOfOperator(operator);
  if (missing.length === 0) return;
  throw new DomainError(
    'operator-incomplete',
    `Fakturaer kan ikke utstedes: selgeren mangler ${listed(missing)}.`,
  );
}

/**
 * Who runs the site, as whoever uses it must be able to see (ehandelsloven § 8), and as letters of a
 * company must say (foretaksregisterloven): «Boligstyling AS, org.nr. 974 760 673 MVA,
 * Foretaksregisteret, Eksempelgata 1, 0150 Oslo». Null until all of it is told.
 */
export function operatorText(operator: OperatorDetails): string | null {
  if (missingOf(operator).length > 0) return null;
  const { name, organizationNumber, street, postalCode, postPlace } = operator;
  const { inBusinessRegister, vatRegistered } = operator;
  const number = `${formatOrganizationNumber(organizationNumber)}${vatRegistered ? ' MVA' : ''}`;
  const register = inBusinessRegister ? ', Foretaksregisteret' : '';
  return `${name}, org.nr. ${number}${register}, ${street}, ${postalCode} ${postPlace}`;
}
