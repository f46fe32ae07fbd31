import { DomainError } from '../core/domain-error.js';
import {
  missingOf,
  PARTY_FIELDS,
  PARTY_NAME_FIELD,
  UNKNOWN_PARTY,
} from '../partners/invoice-party.js';
import type { RecordFields, StoredRecord } from '../core/record-field.js';
import { FIRST_VERSION } from '../core/version.js';
import { listed } from '../core/wording.js';
import { formatOrganizationNumber, passesMod11 } from '../core/check-digits.js';
import { withoutUnseen } from '../core/text.js';

/** Removes white space, dots and invisible characters. */
export function tidyBankAccount(text: string): string {
  return withoutUnseen(text).replaceAll('.', '');
}

/** 11 digits, the last one a mod 11 control digit. */
export function isBankAccount(text: string): boolean {
  return /^\d{11}$/.test(text) && passesMod11(text);
}

export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3');
}

const NORWEGIAN_IBAN = /^NO\d{2}(\d{11})$/;

/** 11 digits for a Norwegian account or its IBAN, else the IBAN in capitals. */
export function normalBankAccount(text: string): string {
  const tidy = tidyBankAccount(text).toUpperCase();
  return NORWEGIAN_IBAN.exec(tidy)?.[1] ?? tidy;
}

const MOST_ACCOUNTS = 20;

export const OPERATOR_FIELDS = {
  name: PARTY_NAME_FIELD,
  ...PARTY_FIELDS,
  /** 11 digits; empty: not set. */
  account: {
    wire: 'account',
    kind: 'line',
    limit: 11,
    typedLimit: 20,
    absent: '',
    input: 'numeric',
    label: 'Kontonummer',
    tidy: tidyBankAccount,
    example: '12345678903',
    rules: [{ holds: isBankAccount, otherwise: 'Kontonummeret stemmer ikke. Det har 11 siffer.' }],
  },
  /** Of 11 digits; payments may still come to them. */
  formerAccounts: {
    wire: 'former_accounts',
    kind: 'list',
    input: 'commas',
    most: MOST_ACCOUNTS,
    absent: [],
    label: 'Tidligere kontoer',
    example: ['12345678903'],
    help: 'Skill flere med komma. Betalinger til dem registreres fortsatt når du laster opp en fil fra banken.',
    holds: (text: string) => isBankAccount(tidyBankAccount(text)),
    otherwise: `Hvert kontonummer har 11 siffer og må stemme. Høyst ${MOST_ACCOUNTS}.`,
    tidy: (texts: readonly string[]) => texts.map(tidyBankAccount),
    description: 'Earlier accounts, to which payments may still come.',
  },
  vatRegistered: {
    wire: 'vat_registered',
    kind: 'flag',
    label: 'Står i Merverdiavgiftsregisteret',
    otherwise: 'Svar ja eller nei på om selgeren er mva-registrert.',
    description: 'True if it is in Merverdiavgiftsregisteret.',
    example: true,
  },
  /** An invoice must state it. */
  inBusinessRegister: {
    wire: 'in_business_register',
    kind: 'flag',
    label: 'Står i Foretaksregisteret',
    help: 'AS, ASA og NUF gjør det, og fakturaen må si det.',
    otherwise: 'Svar ja eller nei på om selgeren står i Foretaksregisteret.',
    description: 'True if it is in Foretaksregisteret, which invoices must say.',
    example: true,
  },
  /** In hundredths of a percent. */
  vatRate: {
    wire: 'vat_rate',
    kind: 'number',
    least: 0,
    most: 10_000,
    unit: 'prosent',
    label: 'Mva.',
    example: 25,
    description: 'In percent.',
  },
  /** Days to the due date, which moves past holidays. */
  dueDays: {
    wire: 'due_days',
    kind: 'number',
    least: 1,
    most: 90,
    label: 'Dager til forfall',
    example: 14,
    description: 'From the date of an invoice to its due date.',
  },
} as const satisfies RecordFields;

export interface OperatorDetails extends Readonly<StoredRecord<typeof OPERATOR_FIELDS>> {
  readonly version: number;
}

export const UNKNOWN_OPERATOR: OperatorDetails = {
  ...UNKNOWN_PARTY,
  ...{ account: '', formerAccounts: [], version: FIRST_VERSION },
  ...{ vatRegistered: true, vatRate: 2500, inBusinessRegister: true, dueDays: 14 },
};

export function accountsOf({ account, formerAccounts }: OperatorDetails): Set<string> {
  return new Set([account, ...formerAccounts].filter(isBankAccount));
}

/** MVA beside a price, in hundredths of a percent; null: none. */
export function vatRateOf({
  vatRegistered,
  vatRate,
}: Pick<OperatorDetails, 'vatRate' | 'vatRegistered'>): number | null {
  return vatRegistered ? vatRate : null;
}

/** As words of a sentence. */
export function missingOfOperator(operator: OperatorDetails): string[] {
  const missing = missingOf(operator);
  return isBankAccount(operator.account) ? missing : [...missing, 'kontonummer'];
}

/** @throws `operator-incomplete` */
export function requireComplete(operator: OperatorDetails): void {
  const missing = missingOfOperator(operator);
  if (missing.length === 0) return;
  throw new DomainError(
    'operator-incomplete',
    `Fakturaer kan ikke utstedes: selgeren mangler ${listed(missing)}.`,
  );
}

/**
 * For every page (ehandelsloven § 8) and a company's letters (foretaksregisterloven); null until
 * complete.
 */
export function operatorText(operator: OperatorDetails): string | null {
  if (missingOf(operator).length > 0) return null;
  const { name, organizationNumber, street, postalCode, postPlace } = operator;
  const { inBusinessRegister, vatRegistered } = operator;
  const number = `${formatOrganizationNumber(organizationNumber)}${vatRegistered ? ' MVA' : ''}`;
  const register = inBusinessRegister ? ', Foretaksregisteret' : '';
  return `${name}, org.nr. ${number}${register}, ${street}, ${postalCode} ${postPlace}`;
}
