import { formatPhone, type LeadDetails, type YesNo } from '@boligstyling/domain';

/** One thing the owner told us, as people read it. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** In reading order. A new field of a lead does not compile before it has a label here. */
const LABELS = {
  customerName: 'Navn',
  customerEmail: 'E-post',
  customerPhone: 'Telefon',
  serviceType: 'Tjeneste',
  location: 'Sted',
  address: 'Adresse',
  sellProperty: 'Skal selge eiendommen',
  stylingNeeds: 'Stylingbehov',
  rooms: 'Antall rom',
  propertySize: 'Størrelse',
  propertyType: 'Boligtype',
  timeframe: 'Tidsramme',
  preferredStyle: 'Ønsket stil',
  message: 'Melding',
  additionalInfo: 'Tilleggsinformasjon',
  acceptStylingOnly: 'Kun for tilbud på styling',
  source: 'Kilde',
} as const satisfies Record<keyof LeadDetails, string>;

/** Every field of a lead, in the order {@link LABELS} has them. */
export const LEAD_FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

const ANSWERS: Record<YesNo, string> = { yes: 'Ja', no: 'Nei' };

/** The given fields of a lead as people read them. What was left out is empty. */
export function leadDetails(lead: LeadDetails, fields: readonly (keyof LeadDetails)[]): Detail[] {
  const shown = {
    ...lead,
    customerPhone: formatPhone(lead.customerPhone),
    sellProperty: ANSWERS[lead.sellProperty],
    acceptStylingOnly: ANSWERS[lead.acceptStylingOnly],
  };
  return fields.map((field) => ({ label: LABELS[field], value: (shown[field] ?? '').trim() }));
}
