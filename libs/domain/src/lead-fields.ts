import { isEmail } from './email.js';
import { HOST_MAX, isHostName } from './host-name.js';
import { SERVICES, VALUATION, YES_NO } from './lead-answers.js';
import type { LeadField } from './lead-field.js';
import { CAMPAIGN_MARK_MAX, LEAD_LIMITS } from './lead-limits.js';
import { isEightDigits, isPhone, tidyPhone } from './phone.js';
import { isMunicipalityNumber } from './places/municipality-number.js';
import { hasLetter } from './text.js';

const trimmed = (text: string) => text.trim();

/** Whoever may hold the owner's contact details. */
const HOLDERS = {
  question: false,
  partner: true,
  owner: true,
  notice: true,
  administrator: true,
  table: true,
  integrator: false,
  trustedIntegrator: false,
} as const;

/** Whoever sent it, or is told of it. */
const INTEGRATORS = { integrator: true, trustedIntegrator: true } as const;

/** And integrators whom the administrator has granted them. */
const GRANTED = { ...HOLDERS, trustedIntegrator: true } as const;

/** And those who are asked whether they want to. */
const ASKED = { ...HOLDERS, question: true } as const;

/** Ourselves alone. */
const OFFICE = { ...HOLDERS, partner: false, owner: false } as const;

/** What marks a campaign stands in the address that the owner came to. */
const CAMPAIGN_MARK = {
  kind: 'line',
  limit: CAMPAIGN_MARK_MAX,
  absent: '',
  tidy: trimmed,
  group: 'origin',
  seenBy: { ...OFFICE, notice: false },
} as const;

/**
 * Every field of a lead, each described here and nowhere else, in the order of the contract. From it
 * follow the rules and the contract of the API, the columns, the table to download, the dialog, the
 * lists in e-mails, and what the forms must send.
 */
export const LEAD_FIELDS = {
  customerName: {
    wire: 'customer_name',
    kind: 'line',
    limit: LEAD_LIMITS.customerName,
    rules: [{ holds: hasLetter, otherwise: 'Skriv navnet med bokstaver.' }],
    tidy: trimmed,
    label: 'Navn',
    group: 'contact',
    seenBy: GRANTED,
    example: 'Kari Nordmann',
  },
  customerEmail: {
    wire: 'customer_email',
    kind: 'email',
    limit: LEAD_LIMITS.customerEmail,
    rules: [{ holds: isEmail, otherwise: 'Ugyldig e-postadresse.' }],
    label: 'E-post',
    group: 'contact',
    seenBy: GRANTED,
    example: 'kari@nordmann.no',
  },
  /** Stored as 8 digits without white space. */
  customerPhone: {
    wire: 'customer_phone',
    kind: 'phone',
    limit: LEAD_LIMITS.customerPhone,
    rules: [
      { holds: isEightDigits, otherwise: 'Telefonnummer må være 8 siffer.' },
      { holds: isPhone, otherwise: 'Et norsk telefonnummer begynner ikke med 0.' },
    ],
    tidy: tidyPhone,
    label: 'Telefon',
    group: 'contact',
    seenBy: GRANTED,
    example: '40 00 00 00',
    inputNote:
      'Exactly 8 digits, of which the first is not 0; white space and a leading +47 or 0047 are ignored.',
  },
  serviceType: {
    wire: 'service_type',
    kind: 'choice',
    options: SERVICES,
    limit: 40,
    agentOnly: VALUATION,
    otherwise: `Tjenesten må være ${SERVICES.join(', ')}.`,
    label: 'Tjeneste',
    group: 'wishes',
    seenBy: { ...ASKED, ...INTEGRATORS },
    example: 'Fullstyling',
  },
  /** The city. */
  location: {
    wire: 'location',
    kind: 'line',
    limit: LEAD_LIMITS.location,
    tidy: trimmed,
    label: 'Sted',
    group: 'home',
    seenBy: { ...ASKED, ...INTEGRATORS },
    example: 'Bergen',
  },
  address: {
    wire: 'address',
    kind: 'line',
    limit: LEAD_LIMITS.address,
    tidy: trimmed,
    label: 'Adresse',
    group: 'home',
    seenBy: { ...ASKED, trustedIntegrator: true },
    example: 'Nygårdsgaten 5, 5015 Bergen',
    description: 'Street, postal code and city joined.',
  },
  stylingNeeds: {
    wire: 'styling_needs',
    kind: 'text',
    limit: LEAD_LIMITS.stylingNeeds,
    absent: '',
    label: 'Stylingbehov',
    group: 'wishes',
    seenBy: ASKED,
    example: 'Stue og to soverom skal styles før visning.',
  },
  rooms: {
    wire: 'rooms',
    kind: 'line',
    limit: LEAD_LIMITS.rooms,
    agentOnly: '',
    label: 'Rom',
    group: 'home',
    seenBy: ASKED,
    example: '3 rom',
  },
  propertySize: {
    wire: 'property_size',
    kind: 'line',
    limit: LEAD_LIMITS.propertySize,
    label: 'Størrelse',
    group: 'home',
    seenBy: { ...ASKED, administrator: 'Boligstørrelse' },
    example: '74 kvm',
  },
  timeframe: {
    wire: 'timeframe',
    kind: 'line',
    limit: LEAD_LIMITS.timeframe,
    agentOnly: '',
    label: 'Tidsramme',
    group: 'wishes',
    seenBy: ASKED,
    example: 'Innen 1 måned',
  },
  propertyType: {
    wire: 'property_type_field',
    kind: 'line',
    limit: LEAD_LIMITS.propertyType,
    label: 'Boligtype',
    group: 'home',
    seenBy: ASKED,
    example: 'Leilighet',
  },
  preferredStyle: {
    wire: 'preferred_style',
    kind: 'line',
    limit: 200,
    absent: '',
    label: 'Stil',
    group: 'wishes',
    seenBy: {
      ...ASKED,
      partner: 'Ønsket stil',
      owner: 'Ønsket stil',
      notice: 'Ønsket stil',
      administrator: 'Ønsket stil',
    },
    example: '',
  },
  message: {
    wire: 'message',
    kind: 'text',
    limit: LEAD_LIMITS.message,
    absent: '',
    label: 'Melding',
    group: 'wishes',
    seenBy: ASKED,
    example: 'Ring etter kl. 16.',
  },
  sellProperty: {
    wire: 'sell_property',
    kind: 'choice',
    options: YES_NO,
    limit: 3,
    otherwise: 'Svar yes eller no på om eiendommen skal selges.',
    label: 'Skal selge eiendommen',
    group: 'wishes',
    seenBy: { ...HOLDERS, administrator: 'Skal selge', table: 'Skal selge' },
    example: 'yes',
    description: 'Whether the owner will sell.',
  },
  acceptStylingOnly: {
    wire: 'accept_styling_only',
    kind: 'choice',
    options: YES_NO,
    limit: 3,
    agentOnly: 'no',
    otherwise: 'Svar yes eller no på om skjemaet kun gjelder tilbud på styling.',
    label: 'Kun for tilbud på styling',
    group: 'consent',
    seenBy: { ...OFFICE, administrator: false, table: false },
    example: 'yes',
    description: 'Whether the owner confirms that the form is only for getting offers on styling.',
  },
  /** Whether the owner will sell, in words; null where the form does not ask. */
  additionalInfo: {
    wire: 'additional_info',
    kind: 'text',
    limit: 1000,
    absent: null,
    label: 'Tilleggsinformasjon',
    group: 'wishes',
    seenBy: OFFICE,
    example: 'Skal selge eiendommen: Ja',
  },
  source: {
    wire: 'source',
    kind: 'line',
    limit: 80,
    absent: '',
    label: 'Kilde',
    group: 'origin',
    seenBy: { ...OFFICE, administrator: 'Skjema', ...INTEGRATORS },
    example: 'articles_page',
    description:
      'Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 all but the last said nothing.',
  },
  /** As the address service gave it with the address that was chosen; decision 24. */
  municipalityNumber: {
    wire: 'municipality_number',
    kind: 'line',
    limit: 4,
    absent: '',
    rules: [{ holds: isMunicipalityNumber, otherwise: 'Kommunenummeret må være 4 siffer.' }],
    label: 'Kommunenummer',
    group: 'home',
    seenBy: { ...OFFICE, notice: false },
    example: '4601',
    description: '4 digits, of the municipality that the home lies in, where it is known.',
  },
  /** «Kontakt meg på e-post», decision 34. */
  contactByEmail: {
    wire: 'contact_by_email',
    kind: 'flag',
    absent: false,
    label: 'Kontakt meg på e-post',
    group: 'contact',
    seenBy: { ...HOLDERS, ...INTEGRATORS },
    example: false,
    description: 'Whether the owner wants e-mail in the place of calls.',
    otherwise: 'Svar true eller false på om du vil kontaktes på e-post.',
  },
  utmSource: {
    ...CAMPAIGN_MARK,
    wire: 'utm_source',
    label: 'Kampanjekilde',
    example: 'nyhetsbrev',
    description: 'Who led the owner to us, by the address she came to.',
  },
  utmMedium: {
    ...CAMPAIGN_MARK,
    wire: 'utm_medium',
    label: 'Kampanjemedium',
    example: 'email',
    description: 'By what means, by the same address.',
  },
  utmCampaign: {
    ...CAMPAIGN_MARK,
    wire: 'utm_campaign',
    label: 'Kampanje',
    example: 'vårsalg 2026',
    description: 'In which campaign, by the same address.',
  },
  utmTerm: {
    ...CAMPAIGN_MARK,
    wire: 'utm_term',
    label: 'Kampanjeord',
    example: 'boligstyling bergen',
    description: 'By which words that were paid for, by the same address.',
  },
  utmContent: {
    ...CAMPAIGN_MARK,
    wire: 'utm_content',
    label: 'Kampanjeinnhold',
    example: 'knapp øverst',
    description: 'By which of several links, by the same address.',
  },
  /** Never more of the address than that: the rest may say what somebody read or searched for. */
  referrerHost: {
    wire: 'referrer_host',
    kind: 'line',
    limit: HOST_MAX,
    absent: '',
    tidy: (text: string) => text.trim().toLowerCase(),
    rules: [
      {
        holds: (text: string) => isHostName(text.trim().toLowerCase()),
        otherwise: 'Nettstedet må være et vertsnavn alene, som finn.no.',
      },
    ],
    label: 'Henvist fra',
    group: 'origin',
    seenBy: { ...OFFICE, notice: false },
    example: 'www.finn.no',
    description: 'The name of the host whose page led to ours, and nothing else of its address.',
  },
} as const satisfies Record<string, LeadField>;
