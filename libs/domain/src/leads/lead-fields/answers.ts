import { YES_NO } from '../lead-answers.js';
import { type LeadField, REVEALS, INTEGRATORS, ADMINISTRATORS } from '../lead-field.js';
import { isMunicipalityNumber } from '../../places/municipality-number.js';
import { trimmed } from '../../core/text.js';

export const ANSWER_FIELDS = {
  sellProperty: {
    wire: 'sell_property',
    kind: 'choice',
    options: YES_NO,
    limit: 3,
    otherwise: 'Svar yes eller no på om eiendommen skal selges.',
    label: 'Skal selge eiendommen',
    group: 'wishes',
    shownTo: { ...REVEALS, administrator: 'Skal selge', table: 'Skal selge' },
    example: 'yes',
    description: 'The owner will sell, or not.',
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
    shownTo: { ...ADMINISTRATORS, administrator: false, table: false },
    example: 'yes',
    description: 'The owner confirms that the form is only for getting offers on styling.',
  },
  /** The owner's plan to sell, in words; null where the form does not ask. */
  additionalInfo: {
    wire: 'additional_info',
    kind: 'text',
    limit: 1000,
    absent: null,
    label: 'Tilleggsinformasjon',
    group: 'wishes',
    shownTo: ADMINISTRATORS,
    example: 'Skal selge eiendommen: Ja',
  },
  source: {
    wire: 'source',
    kind: 'line',
    limit: 80,
    absent: '',
    tidy: trimmed,
    label: 'Kilde',
    group: 'origin',
    shownTo: { ...ADMINISTRATORS, administrator: 'Skjema', ...INTEGRATORS },
    example: 'articles_page',
    description:
      'Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 the last alone did.',
  },
  /** From the address service, with the chosen address. */
  municipalityNumber: {
    wire: 'municipality_number',
    kind: 'line',
    limit: 4,
    absent: '',
    rules: [{ holds: isMunicipalityNumber, otherwise: 'Kommunenummeret må være 4 siffer.' }],
    label: 'Kommunenummer',
    group: 'home',
    shownTo: { ...ADMINISTRATORS, notification: false },
    example: '4601',
    description: '4 digits, of the home’s municipality, where it is known.',
  },
  contactByEmail: {
    wire: 'contact_by_email',
    kind: 'flag',
    absent: false,
    label: 'Kontakt meg på e-post',
    group: 'contact',
    shownTo: { ...REVEALS, ...INTEGRATORS },
    example: false,
    description: 'True if the owner wants e-mail in the place of calls.',
    otherwise: 'Svar true eller false på om du vil kontaktes på e-post.',
  },
} as const satisfies Record<string, LeadField>;
