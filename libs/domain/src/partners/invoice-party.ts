import { isFilled, isSingleLine } from '../core/text.js';
import { isOrganizationNumber } from '../core/organization-number.js';
import { isPostalCode } from '../places/postal-code.js';

/** Who sells or buys, as an invoice names it. A text is empty where we do not know. */
export interface InvoiceParty {
  readonly name: string;
  /** 9 digits. */
  readonly organizationNumber: string;
  readonly street: string;
  /** 4 digits. */
  readonly postalCode: string;
  readonly postPlace: string;
}

/** Who buys as a partner is its company. */
export type Buying = Omit<InvoiceParty, 'name'> & { readonly company: string };

/** A partner as an invoice names it. */
export function partyOf({ company, ...partner }: Buying): InvoiceParty {
  const { organizationNumber, street, postalCode, postPlace } = partner;
  return { name: company, organizationNumber, street, postalCode, postPlace };
}

/** Before anybody has told. */
export const UNKNOWN_PARTY: InvoiceParty = {
  name: '',
  organizationNumber: '',
  street: '',
  postalCode: '',
  postPlace: '',
};

/** The most each text may have, the same in the SPA, the API and the database. */
export const PARTY_LIMITS = {
  name: 120,
  organizationNumber: 9,
  street: 120,
  postalCode: 4,
  postPlace: 80,
} as const satisfies Record<keyof InvoiceParty, number>;

/** The most characters of a number as people write it, white space included. */
export const WRITTEN_NUMBER_MAX = 20;

/** The rule of each text beside its length, as far as it is filled in; others are free. */
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

/** What an invoice needs of a party and is not known, in words for a sentence. */
export function missingOf(party: InvoiceParty): string[] {
  return Object.entries(WORDS).flatMap(([key, word]) => {
    const text = party[key as keyof InvoiceParty];
    const rule = PARTY_RULES[key as keyof InvoiceParty] ?? isSingleLine;
    return isFilled(text) && rule(text) ? [] : [word];
  });
}
