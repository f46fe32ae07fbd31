import { listed, PARTNER_FIELDS, type RecordField, type RowFaultCause } from '@boligstyling/domain';

const COLUMN_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values<RecordField>(PARTNER_FIELDS).map(({ label, wire }) => [wire, label]),
  ),
  price_per_assignment: 'Pris per oppdrag',
  price_fullstyling: 'Pris Fullstyling',
  price_delstyling: 'Pris Delstyling',
  price_interiorveiledning: 'Pris Interiørveiledning',
  created_at: 'Opprettet',
};

const CAUSE_WORDS: Record<RowFaultCause, string> = {
  missing: 'mangler',
  'too-long': 'er for lang',
  'not-plain-text': 'har tegn som ikke kan lagres',
  'not-a-date': 'er ingen dato',
  'in-the-future': 'er i framtiden',
  'not-yes-or-no': 'er verken ja eller nei',
  'not-an-amount': 'er ikke et beløp',
  'not-a-count': 'er ikke et helt tall som kan stå der',
  'not-an-email': 'er ingen e-postadresse',
  'not-a-phone': 'må være 8 siffer',
  'not-a-name': 'har ingen bokstaver',
  'not-an-organization-number': 'stemmer ikke',
  'not-a-postal-code': 'har 4 siffer',
  'not-a-website': 'er ingen nettadresse',
  'unknown-value': 'er ukjent',
  'repeated-id': 'står på en tidligere linje',
  'email-taken': 'står på en tidligere linje',
  'no-such-partner': 'er ingen partner',
  'id-taken': 'er i bruk',
};

const nameOf = (column: string): string => COLUMN_WORDS[column] ?? column;

export const partnerFile = {
  open: 'Fra fil',
  title: 'Legg til partnere fra fil',
  intro:
    'Velg en CSV-fil med én partner på hver linje. Du ser hva som kommer inn, før noe lagres. Skriv områdene med kommunenavn, og skill flere med komma i anførselstegn. Første linje sier hva kolonnene er:',
  header:
    'navn; firma; e-post; telefon; type; områder; tjenester; pris; kapasitet; org.nr.; gateadresse; postnummer; poststed',
  choose: 'Velg fil',
  reading: 'Leser filen …',
  prices:
    'Egne priser kan stå i kolonnene pris fullstyling, pris delstyling og pris interiørveiledning: «900», eller etter størrelse i m²: «900 | 0-60: 700 | 121-: 1200».',
  columns: { name: 'Partner', price: 'Pris', outcome: 'Utfall' },
  noName: 'Uten navn',
  unreadable:
    'Kan ikke leses. Sjekk antall kolonner og anførselstegn, at filen er i UTF-8, og at den har høyst 2000 partnere.',
  outcomes: { new: 'Kommer inn', known: 'Finnes fra før', bad: 'Må rettes' },
  paused: 'Kommer inn på pause',
  line: (line: number): string => `Linje ${line}`,
  fault: (column: string, cause: RowFaultCause, value: string | null): string =>
    `${nameOf(column)}${value ? ` «${value}»` : ''} ${CAUSE_WORDS[cause]}`,
  lacks: (columns: readonly string[]): string =>
    `Mangler ${listed(columns.map((column) => nameOf(column).toLowerCase()))}`,
  counts: (added: number, known: number, bad: number): string =>
    `${added} kommer inn, ${known} finnes fra før, ${bad} må rettes i filen.`,
  add: (count: number): string =>
    count === 1 ? 'Legg til én partner' : `Legg til ${count} partnere`,
  stored: {
    title: 'Lagt til',
    text: 'Send velkomsten til hver av dem fra oversikten. De får henvendelser når vilkårene er godtatt.',
  },
} as const;
