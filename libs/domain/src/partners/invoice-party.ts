import { formatOrganizationNumber, isOrganizationNumber } from '../core/check-digits.js';
import {
  fieldsOf,
  fromWholeWire,
  type RecordFields,
  type StoredRecord,
} from '../core/record-field.js';
import { isFilled, isPrintable, isSingleLine, PRINTED, withoutUnseen } from '../core/text.js';
import { isPostalCode } from '../places/postal-code.js';

/** As typed, with white space. */
const TYPED_NUMBER = 20;

export const ORGANIZATION_NUMBER = {
  wire: 'organization_number',
  kind: 'line',
  limit: 9,
  typedLimit: TYPED_NUMBER,
  label: 'Organisasjonsnummer',
  tidy: withoutUnseen,
  input: 'numeric',
  rules: [
    {
      holds: isOrganizationNumber,
      otherwise: 'Organisasjonsnummeret stemmer ikke. Det har 9 siffer.',
    },
  ],
  missing: 'Skriv organisasjonsnummeret.',
  example: '974760673',
  headings: ['org.nr.'],
  description: '9 digits; the last one is checked (mod 11).',
  shown: formatOrganizationNumber,
} as const;

/** Empty: unknown, and left off invoices. */
export const PARTY_FIELDS = {
  organizationNumber: { ...ORGANIZATION_NUMBER, absent: '' },
  street: {
    wire: 'street',
    kind: 'line',
    limit: 120,
    absent: '',
    label: 'Gateadresse',
    ...PRINTED,
    example: 'Storgata 1',
    headings: ['adresse'],
  },
  postalCode: {
    wire: 'postal_code',
    kind: 'line',
    limit: 4,
    typedLimit: TYPED_NUMBER,
    absent: '',
    label: 'Postnummer',
    tidy: withoutUnseen,
    input: 'numeric',
    example: '5004',
    rules: [{ holds: isPostalCode, otherwise: 'Postnummeret har 4 siffer.' }],
  },
  postPlace: {
    wire: 'post_place',
    kind: 'line',
    limit: 80,
    absent: '',
    label: 'Poststed',
    ...PRINTED,
    example: 'Bergen',
  },
} as const satisfies RecordFields;

export const PARTY_NAME_FIELD = {
  wire: 'name',
  kind: 'line',
  limit: 120,
  absent: '',
  label: 'Navn',
  ...PRINTED,
  example: 'Boligstyling AS',
} as const;

export type InvoiceParty = Readonly<
  StoredRecord<typeof PARTY_FIELDS & { name: typeof PARTY_NAME_FIELD }>
>;

export type BuyerDetails = Omit<InvoiceParty, 'name'> & { readonly company: string };

export const partyOf = ({ company, ...partner }: BuyerDetails): InvoiceParty => ({
  name: company,
  ...fieldsOf(PARTY_FIELDS, partner),
});

export const UNKNOWN_PARTY: InvoiceParty = { name: '', ...fromWholeWire(PARTY_FIELDS, {}) };

/** Words of a sentence. */
export function missingOf(party: InvoiceParty): string[] {
  return Object.entries({ name: PARTY_NAME_FIELD, ...PARTY_FIELDS }).flatMap(([key, field]) => {
    const text = party[key as keyof InvoiceParty];
    const isUsable = field.rules.every(({ holds }) => holds === isPrintable || holds(text));
    return isFilled(text) && isSingleLine(text) && isUsable ? [] : [field.label.toLowerCase()];
  });
}
