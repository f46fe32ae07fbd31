import { isFilled, isSingleLine } from '../core/text.js';
import { isOrganizationNumber } from '../core/organization-number.js';
import { isPostalCode } from '../places/postal-code.js';

/** Seller or buyer on an invoice. A text is empty if unknown. */
export interface InvoiceParty {
  readonly name: string;
  /** 9 digits. */
  readonly organizationNumber: string;
  readonly street: string;
  /** 4 digits. */
  readonly postalCode: string;
  readonly postPlace: string;
}

export type Buying = Omit<InvoiceParty, 'name'> & { readonly company: string };

export function partyOf({ company, ...partner }: Buying): InvoiceParty {
  const { organizationNumber, street, postalCode, postPlace } = partner;
  return { name: company, organizationNumber, street, postalCode, postPlace };
}

export const UNKNOWN_PARTY: InvoiceParty = {
  name: '',
  organizationNumber: '',
  street: '',
  postalCode: '',
  postPlace: '',
};

/** Character limits, the same in the SPA, the API and the database. */
export const PARTY_LIMITS = {
  name: 120,
  organizationNumber: 9,
  street: 120,
  postalCode: 4,
  postPlace: 80,
} as const satisfies Record<keyof InvoiceParty, number>;

export const WRITTEN_NUMBER_MAX = 20;

const PARTY_RULES: Partial<Record<keyof InvoiceParty, (text: string) => boolean>> = {
  organizationNumber: isOrganizationNumber,
  postalCode: isPostalCode,
};

const WORDS: Record<keyof InvoiceParty, string> = {
  name: 'navn',
  organizationNumber: 'organisasjonsnummer',
  street: 'gateadresse',
  postalCode: 'postnummer',
  postPlace: 'poststed',
};

export function missingOf(party: InvoiceParty): string[] {
  return Object.entries(WORDS).flatMap(([key, word]) => {
    const text = party[key as keyof InvoiceParty];
    const rule = PARTY_RULES[key as keyof InvoiceParty] ?? isSingleLine;
    return isFilled(text) && rule(text) ? [] : [word];
  });
}
